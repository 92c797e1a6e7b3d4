import { createStored } from '#lib/storage/create-stored.ts';

/** The slot of the own list that was chosen or drawn from last, kept by the browser. */
export const lastListSetting = createStored('lastList', 'A', (text) => text);
