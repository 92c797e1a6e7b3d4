import { createStoredFlag } from '#lib/storage/stored-flag.ts';

/** Whether drawn lines are left out of the next draw, kept by the browser (ROU-22). */
export const noRepeatSetting = createStoredFlag('noRepeat', false);
