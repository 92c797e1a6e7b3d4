/** Settings of draws, kept by the browser. */
import { createStored, createStoredFlag } from '#lib/storage/create-stored.ts';

/** Leaves drawn lines out of the next draw (ROU-22). */
export const noRepeatSetting = createStoredFlag('noRepeat', false);

/** Leaves out the other lines of the same text, too. */
export const sameNamesSetting = createStoredFlag('noSameNames', false);

/** Turns sounds on (ROU-9). */
export const soundSetting = createStoredFlag('sound', true);

/** Plays a sound with each tick, and not with the stop alone. */
export const tickSetting = createStoredFlag('soundTicks', true);

/** In percent. */
export const volumeSetting = createStored('soundVolume', 100, (text) => {
  const volume = Number.parseFloat(text);
  return volume >= 0 && volume <= 100 ? volume : undefined;
});

/** Reads results aloud. */
export const speakSetting = createStoredFlag('speakResult', false);

/** Lets strips of paper fall when a line was drawn. */
export const celebrationSetting = createStoredFlag('paperStrips', true);

/** Shortens the pause after each of several draws. */
export const fastSetting = createStoredFlag('severalFast', false);

/** The pause between several draws, in milliseconds. */
export const severalPause = () => (fastSetting.get() ? 500 : 1200);
