import { createStoredFlag } from '#lib/storage/stored-flag.ts';

/** Whether sounds are on, kept by the browser (ROU-9). */
export const soundSetting = createStoredFlag('sound', true);
