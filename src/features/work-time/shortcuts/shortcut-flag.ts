import { createStoredFlag } from '#lib/storage/stored-flag.ts';

/** Whether single keys do something, kept for this browser (TRK-32). */
export const shortcutFlag = createStoredFlag('shortcuts', true);
