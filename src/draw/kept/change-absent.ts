/** Changes which lines are absent today. */
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import {
  absentChanges,
  absentOfPage,
  findAbsent,
  isOfPage,
  keysOfToday,
  readAbsent,
} from './absent-lines.ts';
import { parseDrawnLines } from './drawn-lines.ts';
import { warnNotKept } from './warn-not-kept.ts';

/**
 * Marks a line as absent, or takes that back.
 *
 * @param source of `sourceKey`
 */
export function toggleAbsent(
  source: string,
  line: number,
  items: readonly { title: string }[],
): void {
  const titles = items.map(({ title }) => title);
  const found = findAbsent(readAbsent(source), titles);
  const next = found.includes(line) ? found.filter((one) => one !== line) : [...found, line];
  keep(
    source,
    next.map((one) => ({ line: one, item: titles[one - 1] ?? '' })),
  );
}

/** Takes all of them back. */
export const endAbsence = (source: string) => keep(source, []);

/** Keeps them under the key of another source, such as a list that moved into the account. */
export function moveAbsent(from: string, to: string): void {
  keep(to, parseDrawnLines(readAbsent(from)));
  endAbsence(from);
}

/** Those of a day before go with the first press of the next. */
function keep(source: string, lines: readonly DrawnLine[]): void {
  const today = keysOfToday();
  const key = today + source;
  const text = JSON.stringify(lines);
  if (isOfPage(source)) {
    absentOfPage.set(new Map(absentOfPage.get()).set(key, text));
    return;
  }
  for (const old of browserStorage.keys('absent:'))
    if (old === key || !old.startsWith(today)) browserStorage.remove(old);
  if (lines.length > 0 && !browserStorage.write(key, text)) warnNotKept();
  absentChanges.set(absentChanges.get() + 1);
}
