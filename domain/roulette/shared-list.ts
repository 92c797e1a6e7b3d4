/** A list that travels in a link (ROU-21). */
import { LIST_LINE_LENGTH, LIST_LINES, LIST_TITLE_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '../count-code-points.ts';
import { linesOfText, problemOfLines, titleOfText } from './list-text.ts';

export interface SharedList {
  /** May be empty. */
  title: string;
  /** At least one, within the limits of an own list. */
  items: readonly string[];
}

/** The longest link that is made, and read, in characters: longer ones break on their way. */
export const MAX_LINK_LENGTH = 8192;

const BYTES_OF_A_CODE_POINT = 4;

/** The most bytes that a list can have when it is unpacked. */
export const MAX_SHARED_BYTES = (LIST_LINES + 1) * (LIST_LINE_LENGTH * BYTES_OF_A_CODE_POINT + 1);

/** The text that is packed into a link: the title's line, then a line for each item. */
export function textOfSharedList({ title, items }: SharedList): string {
  return [titleOfText(title), ...items].join('\n');
}

/** @returns `undefined` if the text is no list within the limits */
export function readSharedList(text: string): SharedList | undefined {
  const end = text.indexOf('\n');
  if (end === -1) return undefined;
  const title = titleOfText(text.slice(0, end));
  const items = linesOfText(text.slice(end + 1));
  if (countCodePoints(title) > LIST_TITLE_LENGTH) return undefined;
  return items.length === 0 || problemOfLines(items) ? undefined : { title, items };
}
