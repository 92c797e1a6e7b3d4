import { PLAIN_TEXT_PATTERN } from '#contract/characters.ts';

/** A raffle as the owner writes it: the items in the order of their lines, possibly none. */
export interface RaffleDraft {
  title: string;
  items: string[];
}

/** In Unicode code points. */
const LONGEST_TITLE = 100;
const LONGEST_ITEM = 200;

/** So many lines are still drawn fluently; more are surely a wrong file. */
const MOST_ITEMS = 10_000;

const plainText = new RegExp(PLAIN_TEXT_PATTERN, 'u');

/** What is wrong with a title, or `undefined`. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, LONGEST_TITLE);
}

/** What is wrong with an item, or `undefined`. */
export function itemProblem(item: string): string | undefined {
  return textProblem('item', item, LONGEST_ITEM);
}

/** What is wrong with a raffle that has so many items, or `undefined`. */
export function countProblem(items: number): string | undefined {
  return items > MOST_ITEMS ? `a raffle can have ${MOST_ITEMS} items at most` : undefined;
}

function textProblem(what: string, text: string, longest: number): string | undefined {
  const length = [...text].length;
  if (length === 0) return `the ${what} is empty`;
  if (length > longest) return `the ${what} has ${length} characters, ${longest} are allowed`;
  if (!plainText.test(text)) return `the ${what} has invisible characters that are not allowed`;
  return undefined;
}
