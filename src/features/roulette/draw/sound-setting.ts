/** How draws sound, kept by the browser. */
import { createStoredFlag } from '#lib/storage/stored-flag.ts';
import { createStoredNumber } from '#lib/storage/stored-number.ts';

/** Whether sounds are on (ROU-9). */
export const soundSetting = createStoredFlag('sound', true);

/** Whether each tick sounds, or the stop alone. */
export const tickSetting = createStoredFlag('soundTicks', true);

/** In percent. */
export const volumeSetting = createStoredNumber('soundVolume', 100, { min: 0, max: 100 });
