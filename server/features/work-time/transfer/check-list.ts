import {
  LIST_LIMIT_BYTES,
  LIST_LINE_LENGTH,
  LIST_LINES,
  LIST_TITLE_LENGTH,
} from '#contract/limits.ts';
import { countCodePoints } from '#domain/count-code-points.ts';
import { isPlainText } from '#domain/plain-text.ts';
import type { ImportedList } from './import-file.ts';

/** Whether a list can be stored, by the rules that hold for every other one (ROU-35). */
export function isList(
  list: Omit<ImportedList, 'items' | 'drawn'> & { items: unknown; drawn: unknown },
): list is ImportedList {
  const { title, items, drawn } = list;
  return (
    isTextOf(title, LIST_TITLE_LENGTH) &&
    Array.isArray(items) &&
    items.length <= LIST_LINES &&
    items.every((item) => item !== '' && isTextOf(item, LIST_LINE_LENGTH)) &&
    Array.isArray(drawn) &&
    new Set(drawn).size === drawn.length &&
    drawn.every((line) => Number.isInteger(line) && line >= 1 && line <= items.length) &&
    Buffer.byteLength(JSON.stringify(list)) <= LIST_LIMIT_BYTES
  );
}

const isTextOf = (text: unknown, length: number) =>
  typeof text === 'string' && countCodePoints(text) <= length && isPlainText(text);
