import { createStoredFlag } from '#lib/storage/stored-flag.ts';

/** Whether strips of paper fall when a line was drawn, kept by the browser. */
export const celebrationSetting = createStoredFlag('paperStrips', true);
