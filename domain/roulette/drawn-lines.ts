/** Drawing without repeats: which lines of a list were drawn already (ROU-22). */
import { sameText } from './same-text.ts';

/** A drawn line as it is kept: its number, from 1, and its text, by which it is found again. */
export interface DrawnLine {
  line: number;
  item: string;
}

/**
 * The numbers of the drawn lines in the list as it is now, in the order of their draws. A line that
 * moved since is found by its text; one that is gone is left out.
 *
 * @param titles the texts of the lines; the first is line 1
 */
export function findDrawnLines(drawn: readonly DrawnLine[], titles: readonly string[]): number[] {
  const stayed = new Set(
    drawn.filter(({ line, item }) => titles[line - 1] === item).map(({ line }) => line),
  );
  const moved = stayed.size === drawn.length ? new Map() : linesByText(titles, stayed);
  const taken = new Set<number>();
  return drawn.flatMap(({ line, item }) => {
    const stays = titles[line - 1] === item && !taken.has(line);
    const found: number | undefined = stays ? line : moved.get(sameText(item))?.shift();
    if (found === undefined) return [];
    taken.add(found);
    return [found];
  });
}

/** Drawn lines, each followed by the others of its text: a person with three tickets wins once. */
export function withSameNames(drawn: readonly number[], titles: readonly string[]): number[] {
  const lines = linesByText(titles, new Set());
  return [
    ...new Set(
      drawn.flatMap((line) => [line, ...(lines.get(sameText(titles[line - 1] ?? '')) ?? [])]),
    ),
  ];
}

/** The first of the lines with the same text. */
export function firstOfEachName(lines: readonly number[], titles: readonly string[]): number[] {
  const seen = new Set<string>();
  return lines.filter((line) => seen.size < seen.add(sameText(titles[line - 1] ?? '')).size);
}

/** The lines that are left, in their order: they keep their numbers. */
export function linesLeft(count: number, drawn: readonly number[]): number[] {
  const gone = new Set(drawn);
  return Array.from({ length: count }, (_, index) => index + 1).filter((line) => !gone.has(line));
}

/** The numbers of the lines of each text, without the given ones. */
function linesByText(
  titles: readonly string[],
  without: ReadonlySet<number>,
): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [index, title] of titles.entries()) {
    if (without.has(index + 1)) continue;
    const text = sameText(title);
    const same = lines.get(text);
    if (same) same.push(index + 1);
    else lines.set(text, [index + 1]);
  }
  return lines;
}
