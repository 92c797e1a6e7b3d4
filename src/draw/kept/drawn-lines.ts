/** The lines that were drawn without repeats, per raffle and own list (ROU-22). */
import { type DrawnLine, findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { onStoredChange } from '#lib/storage/on-stored-change.ts';
import { browserStorage, tabStorage } from '#lib/storage/storage.ts';
import { createStore } from '#lib/store.ts';
import { warnNotKept } from './warn-not-kept.ts';

/** How often this tab has changed them. */
const changes = createStore(0);

/** The drawn lines of a room's list are of the room, so they stay in its host's tab. */
const storageOf = (source: string) =>
  source.startsWith('shared:room ') ? tabStorage : browserStorage;

/** The storage key of a source. */
const keyOf = (source: string) => `drawn:${source}`;

/**
 * Reads the storage of the browser, because it is there before the first draw.
 *
 * @param source of `sourceKey`
 * @returns the kept text, for `parseDrawnLines`
 */
export function readDrawnLines(source: string): string | null {
  return storageOf(source).read(keyOf(source));
}

/** Reads kept lines; invalid ones count as absent. */
export function parseDrawnLines(kept: string | null): DrawnLine[] {
  try {
    const rows: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(rows) ? rows.flatMap((row) => readLine(row) ?? []) : [];
  } catch {
    return [];
  }
}

/** Changes the drawn lines of a source, as any tab kept them last. */
export function changeDrawnLines(
  source: string,
  change: (drawn: DrawnLine[]) => DrawnLine[],
): void {
  const text = JSON.stringify(change(parseDrawnLines(readDrawnLines(source))));
  if (!storageOf(source).write(keyOf(source), text)) warnNotKept();
  changes.set(changes.get() + 1);
}

/** Leaves out lines in the order of their draws, each once. */
export function leaveOut(source: string, drawn: readonly DrawnLine[]): void {
  changeDrawnLines(source, (before) => {
    const known = new Set(before.map(({ line, item }) => `${line} ${item}`));
    const added = drawn.filter(({ line, item }) => !known.has(`${line} ${item}`));
    return [...before, ...added.map(({ line, item }) => ({ line, item }))];
  });
}

/** Puts the line back that was left out last, and forgets lines that the list no longer has. */
export function putLastBack(source: string, items: readonly { title: string }[]): void {
  const titles = items.map(({ title }) => title);
  changeDrawnLines(source, (drawn) =>
    findDrawnLines(drawn, titles)
      .slice(0, -1)
      .map((line) => ({ line, item: titles[line - 1] ?? '' })),
  );
}

/** Keeps drawn lines under the key of another source, such as a list that moved into the account. */
export function moveDrawnLines(from: string, to: string): void {
  const drawn = parseDrawnLines(readDrawnLines(from));
  changeDrawnLines(to, () => drawn);
  forgetDrawnLines(from);
}

export function forgetDrawnLines(source: string): void {
  browserStorage.remove(keyOf(source));
}

/** Calls a listener after each change; changes of other tabs come with an event. */
export const onDrawnLinesChange = (listener: (event?: Event) => void): (() => void) =>
  onStoredChange([changes], listener);

function readLine(row: unknown): DrawnLine | undefined {
  const { line, item } = fieldsOf(row);
  return Number.isInteger(line) && typeof item === 'string'
    ? { line: Number(line), item }
    : undefined;
}
