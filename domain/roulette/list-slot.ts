/** The places for own lists, each with an address of its own (ROU-20). */
export const listSlots = ['A', 'B', 'C'] as const;

export type ListSlot = (typeof listSlots)[number];
