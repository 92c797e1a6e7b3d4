import type { ImportLine, ImportLines } from './import-file.ts';

/** More would help nobody, and a hostile file has millions. */
const SHOWN = 100;

export interface LineList extends ImportLines {
  add(line: ImportLine): void;
}

/** Counts lines, which are added in their order, and keeps the first of them. */
export function createLineList(): LineList {
  const first: ImportLine[] = [];
  let count = 0;
  return {
    first,
    get count() {
      return count;
    },
    add(line) {
      count += 1;
      if (first.length < SHOWN) first.push(line);
    },
  };
}

export function joinLines(one: ImportLines, other: ImportLines): ImportLines {
  const first = [...one.first, ...other.first].toSorted((a, b) => a.line - b.line);
  return { count: one.count + other.count, first: first.slice(0, SHOWN) };
}
