/** Settings of draws, kept by the browser. */
import { createStored, createStoredFlag } from '#lib/storage/create-stored.ts';
import { browserStorage } from '#lib/storage/storage.ts';

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

export const shows = ['standard', 'quiet', 'lively'] as const;
export type Show = (typeof shows)[number];

/** The strips of paper, the kind of the sounds, and the light that walks at rest (ROU-57). */
export const showSetting = createStored<Show>('show', 'standard', (text) =>
  shows.find((show) => show === text),
);

// Version 1.0 kept a switch for the strips.
if (browserStorage.read('show') === null && browserStorage.read('paperStrips') === 'false')
  showSetting.set('quiet');

/** Draws several lines at once, in an order (ROU-61). */
export const atOnceSetting = createStoredFlag('severalAtOnce', false);

/** Shortens the pause after each of several draws. */
export const fastSetting = createStoredFlag('severalFast', false);

/** The pause between several draws, in milliseconds. */
export const severalPause = () => (fastSetting.get() ? 500 : 1200);
