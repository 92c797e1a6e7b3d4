/** The history of draws in the browser's database (ROU-23). */
import { type DrawResult, type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { listLetters } from '#domain/roulette/list-letter.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import { announceChange } from './changes.ts';
import { keepNewest } from './keep-newest.ts';

/** The most draws that are kept; beyond them the oldest go. */
export const MAX_DRAWS = 10_000;

/** A draw and its number in this browser. */
export interface KeptDraw extends DrawResult {
  ordinal: number;
}

export async function addDraw(draw: KeptDraw): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('draws', 'readwrite');
    await store.add(draw);
    await keepNewest(store, MAX_DRAWS);
    await done;
  });
  announceChange('draws');
}

/**
 * Reads all draws, the newest first. Unreadable ones are left out, and draws from lists of other owners
 * (ROU-35).
 */
export function readDraws(owner?: string): Promise<KeptDraw[]> {
  return withDatabase(async (database) => {
    const rows = await database.getAll('draws');
    return rows
      .flatMap((row) => readDraw(row) ?? [])
      .filter(isOfOwner(owner))
      .reverse();
  });
}

/** The number of draws among which the last ones of a source are searched, and how many of them are shown. */
const RECENT = 500;
const SHOWN = 5;

/**
 * Counts the draws, finds the last ones of a source, the newest first, and the number of the last of all.
 *
 * @param key of `sourceKey`
 */
export function readRecentDraws(key: string): Promise<{
  count: number;
  recent: KeptDraw[];
  ordinal: number;
}> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('draws');
    const count = await store.count();
    const last = await store.openKeyCursor(null, 'prev');
    const rows = last ? await store.getAll(IDBKeyRange.lowerBound(last.key - RECENT, true)) : [];
    const draws = rows.flatMap((row) => readDraw(row) ?? []).reverse();
    const recent = draws.filter(({ source }) => sourceKey(source) === key).slice(0, SHOWN);
    return { count, recent, ordinal: draws[0]?.ordinal ?? 0 };
  });
}

/** Deletes the history; the number of the next draw stays. */
export async function deleteDraws(): Promise<void> {
  await withDatabase((database) => database.clear('draws'));
  announceChange('draws');
}

/** Makes a filter of what a user or a guest sees (ROU-36). */
export const isOfOwner =
  (owner: string | undefined) =>
  ({ source }: { source: DrawSource }) =>
    source.kind !== 'list' || !source.owner || source.owner === owner;

function readDraw(row: unknown): KeptDraw | undefined {
  const { source: wire, item, together, ...numbers } = fieldsOf(row);
  const source = readSource(wire);
  const { at, n, target, line, ordinal } = numbers;
  if (!source || typeof item !== 'string') return undefined;
  if (!areNumbers([at, n, target, line, ordinal])) return undefined;
  return {
    source,
    item,
    at: Number(at),
    n: Number(n),
    target: Number(target),
    line: Number(line),
    ordinal: Number(ordinal),
    together: together === true || undefined,
  };
}

export function readSource(wire: unknown): DrawSource | undefined {
  const { kind, id, title, owner } = fieldsOf(wire);
  if (typeof title !== 'string') return undefined;
  if (kind === 'raffle' && typeof id === 'number') return { kind, id, title };
  const letter = listLetters.find((one) => one === id);
  if (kind === 'list' && letter)
    return { kind, id: letter, title, owner: typeof owner === 'string' ? owner : undefined };
  return kind === 'shared' ? { kind, id: 'link', title } : undefined;
}

export const areNumbers = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'number' && Number.isFinite(value));
