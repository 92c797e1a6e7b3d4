import { LIST_TITLE_LENGTH } from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';
import type { Bytes, RoomList } from '#domain/rooms/bytes.ts';
import { problemOfLines } from '#domain/roulette/list-text.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';

/** @returns the list of a room; `null` if the text is none, or one beyond the bounds of lists (ROM-36) */
export function readList(plain: Bytes): RoomList | null {
  try {
    const { title, items } = fieldsOf(JSON.parse(new TextDecoder().decode(plain)));
    if (!isText(title) || !Array.isArray(items) || !items.every(isText)) return null;
    return isInBounds({ title, items }) ? { title, items } : null;
  } catch {
    return null;
  }
}

/** Tells whether a list has the title, the number of lines and the lines that lists may have. */
export function isInBounds({ title, items }: RoomList): boolean {
  return (
    isPlainText(title) &&
    countCodePoints(title) <= LIST_TITLE_LENGTH &&
    items.length >= 1 &&
    problemOfLines(items) === undefined &&
    items.every(isPlainText)
  );
}
