import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';

/** A raffle in a file: items in the order of their lines, possibly none. */
export interface RaffleDraft {
  title: string;
  items: string[];
}

/** In Unicode code points. */
const LONGEST_TITLE = 100;
const LONGEST_ITEM = 200;

/** That many lines still spin smoothly; more are surely a wrong file. */
const MOST_ITEMS = 10_000;

/** The error of a title, or `undefined`. */
export function titleProblem(title: string): string | undefined {
  return textProblem('title', title, LONGEST_TITLE);
}

/** The error of an item, or `undefined`. */
export function itemProblem(item: string): string | undefined {
  return textProblem('item', item, LONGEST_ITEM);
}

/** The error of a raffle with this number of items, or `undefined`. */
export function countProblem(items: number): string | undefined {
  return items > MOST_ITEMS ? `a raffle can have ${MOST_ITEMS} items at most` : undefined;
}

function textProblem(what: string, text: string, longest: number): string | undefined {
  const length = countCodePoints(text);
  if (length === 0) return `the ${what} is empty`;
  if (length > longest) return `the ${what} has ${length} characters, ${longest} are allowed`;
  if (!isPlainText(text)) return `the ${what} has invisible characters that are not allowed`;
  return undefined;
}
