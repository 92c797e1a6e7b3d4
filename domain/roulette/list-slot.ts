import { LIST_LETTERS } from '#contract/list-paths.ts';

/** The places for own lists, each with an address of its own (ROU-20). */
export const listSlots = LIST_LETTERS;

export type ListSlot = (typeof listSlots)[number];
