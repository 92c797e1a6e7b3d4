/** How it is drawn, kept by the browser. */
import { createStored, createStoredFlag } from '#lib/storage/create-stored.ts';

/** Whether drawn lines are left out of the next draw (ROU-22). */
export const noRepeatSetting = createStoredFlag('noRepeat', false);

/** Whether that leaves out the other lines of the same text, too. */
export const sameNamesSetting = createStoredFlag('noSameNames', false);

/** Whether sounds are on (ROU-9). */
export const soundSetting = createStoredFlag('sound', true);

/** Whether each tick sounds, or the stop alone. */
export const tickSetting = createStoredFlag('soundTicks', true);

/** In percent. */
export const volumeSetting = createStored('soundVolume', 100, (text) => {
  const volume = Number.parseFloat(text);
  return volume >= 0 && volume <= 100 ? volume : undefined;
});

/** Whether results are read aloud. */
export const speakSetting = createStoredFlag('speakResult', false);

/** Whether strips of paper fall when a line was drawn. */
export const celebrationSetting = createStoredFlag('paperStrips', true);

/** The choice to look at the results of several draws for a short time. */
export const fastSetting = createStoredFlag('severalFast', false);

/** How long a result is looked at before the next of several draws, in milliseconds. */
export const severalPause = () => (fastSetting.get() ? 500 : 1200);
