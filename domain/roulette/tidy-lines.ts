/** Lists as people write them elsewhere: names in one line, or lines with bullets or numbers (ROU-45). */
import { itemMark, itemSeparators } from './text.ts';

export interface TidyLines {
  /** `split`: one line held them all; `unmark`: each line had a mark before it. */
  readonly kind: 'split' | 'unmark';
  readonly lines: readonly string[];
}

/** Fewer parts may be one item: a dish and its side dish. */
const LEAST = 3;

/**
 * The items that a list was probably meant to have.
 *
 * @param lines without white space around them
 * @returns `null` if it has them
 */
export function tidyLines(lines: readonly string[]): TidyLines | null {
  const [first = ''] = lines;
  if (lines.length === 1) {
    const separator = itemSeparators.find((one) => one.test(first));
    const parts = separator ? first.split(separator).map((part) => part.trim()) : [];
    const names = parts.filter((part) => part !== '');
    return names.length < LEAST ? null : { kind: 'split', lines: names };
  }
  if (first === '' || !lines.every((line) => itemMark.test(line))) return null;
  return { kind: 'unmark', lines: lines.map((line) => line.replace(itemMark, '')) };
}
