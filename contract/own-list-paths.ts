/**
 * The calls of the lists that are stored in an account, which only our own server has (EXT-1), relative
 * to the API host.
 */

/** The places for own lists, in the browser and in the account (ROU-20). */
export const LIST_LETTERS = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const),
  ...(['N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const),
] as const;

export type ListLetter = (typeof LIST_LETTERS)[number];

export const ownListPaths = {
  lists: 'lists/',
  list: (letter: ListLetter | ':letter') => `lists/${letter}/`,
} as const;
