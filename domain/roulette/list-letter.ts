import { LIST_LETTERS } from '#contract/own-list-paths.ts';

/** The places for own lists, each with an address of its own (ROU-20). */
export const listLetters = LIST_LETTERS;

export type ListLetter = (typeof listLetters)[number];

export function isListLetter(value: unknown): value is ListLetter {
  return listLetters.some((letter) => letter === value);
}
