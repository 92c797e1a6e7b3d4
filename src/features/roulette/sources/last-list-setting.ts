import { createStoredText } from '#lib/storage/stored-text.ts';

/** The slot of the own list that was chosen or drawn from last, kept by the browser. */
export const lastListSetting = createStoredText('lastList', 'A');
