/** The lines that were drawn without repeats, per raffle and own list (ROU-22). */
import type { DrawnLine } from '#domain/roulette/drawn-lines.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** What the browser does not keep lasts as long as the page. */
const unkept = new Map<string, string>();
const listeners = new Set<(event?: Event) => void>();

/** The storage key of a source. */
const keyOf = (source: string) => `drawn:${source}`;

/**
 * Local storage, because it can be read before the first draw.
 *
 * @param source of `sourceKey`
 * @returns as it is kept, for `parseDrawnLines`
 */
export function readDrawnLines(source: string): string | null {
  return unkept.get(source) ?? browserStorage.read(keyOf(source));
}

/** What cannot be read counts as absent. */
export function parseDrawnLines(kept: string | null): DrawnLine[] {
  try {
    const rows: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(rows) ? rows.flatMap((row) => readLine(row) ?? []) : [];
  } catch {
    return [];
  }
}

/** Changes the drawn lines of a source, beginning with what any tab kept last. */
export function changeDrawnLines(
  source: string,
  change: (drawn: DrawnLine[]) => DrawnLine[],
): void {
  const text = JSON.stringify(change(parseDrawnLines(readDrawnLines(source))));
  if (browserStorage.write(keyOf(source), text)) {
    unkept.delete(source);
  } else {
    unkept.set(source, text);
    warnNotKept();
  }
  for (const listener of listeners) listener();
}

/** A line that is left out already stays so. */
export function leaveOut(source: string, { line, item }: DrawnLine): void {
  changeDrawnLines(source, (before) =>
    before.some((one) => one.line === line && one.item === item)
      ? before
      : [...before, { line, item }],
  );
}

/** Keeps them under the key of another source, such as that of a list whose place has changed. */
export function moveDrawnLines(from: string, to: string): void {
  const drawn = parseDrawnLines(readDrawnLines(from));
  changeDrawnLines(to, () => drawn);
  forgetDrawnLines(from);
}

export function forgetDrawnLines(source: string): void {
  unkept.delete(source);
  browserStorage.remove(keyOf(source));
}

/** Also tells of other tabs, with an event. */
export function onDrawnLinesChange(listener: (event?: Event) => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function readLine(row: unknown): DrawnLine | undefined {
  const { line, item } = fieldsOf(row);
  return Number.isInteger(line) && typeof item === 'string'
    ? { line: Number(line), item }
    : undefined;
}
