import type { ImportLine, ImportLines } from './import-file.ts';

/** More would help nobody, and a hostile file has very many. */
const SHOWN = 100;

export type LineList = { -readonly [Name in keyof ImportLines]: ImportLines[Name] };

/** A list without lines. */
export function createLineList(): LineList {
  return { count: 0, first: [] };
}

/** Counts a line, in the order of the file, and keeps the first of them. */
export function addLine(list: LineList, line: ImportLine): void {
  list.count += 1;
  if (list.first.length < SHOWN) list.first.push(line);
}
