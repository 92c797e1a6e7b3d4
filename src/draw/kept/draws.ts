/** The history of draws in the browser's database (ROU-23). */
import { type DrawResult, type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { listLetters } from '#domain/roulette/list-letter.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { withDatabase } from '#sync/database.ts';
import { announceChange } from './changes.ts';

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
    const surplus = (await store.count()) - MAX_DRAWS;
    if (surplus > 0) {
      const oldest = await store.getAllKeys(null, surplus);
      await store.delete(IDBKeyRange.upperBound(oldest.at(-1)));
    }
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
    const isShown = ({ source }: KeptDraw) =>
      source.kind !== 'list' || !source.owner || source.owner === owner;
    return rows
      .flatMap((row) => readDraw(row) ?? [])
      .filter(isShown)
      .reverse();
  });
}

/** The number of draws among which the last one of a source is searched. */
const RECENT = 500;

/**
 * Counts the draws, finds the item of the last one of a source, if it is recent, and the number of the last of all.
 *
 * @param key of `sourceKey`
 */
export function readLastDraw(key: string): Promise<{
  count: number;
  item: string | null;
  ordinal: number;
}> {
  return withDatabase(async (database) => {
    const count = await database.count('draws');
    let ordinal = 0;
    let cursor = await database.transaction('draws').store.openCursor(null, 'prev');
    for (let read = 0; cursor && read < RECENT; read += 1) {
      const draw = readDraw(cursor.value);
      ordinal ||= draw?.ordinal ?? 0;
      if (draw && sourceKey(draw.source) === key) return { count, item: draw.item, ordinal };
      cursor = await cursor.continue();
    }
    return { count, item: null, ordinal };
  });
}

/** Deletes the history; the number of the next draw stays. */
export async function deleteDraws(): Promise<void> {
  await withDatabase((database) => database.clear('draws'));
  announceChange('draws');
}

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

function readSource(wire: unknown): DrawSource | undefined {
  const { kind, id, title, owner } = fieldsOf(wire);
  if (typeof title !== 'string') return undefined;
  if (kind === 'raffle' && typeof id === 'number') return { kind, id, title };
  const letter = listLetters.find((one) => one === id);
  if (kind === 'list' && letter)
    return { kind, id: letter, title, owner: typeof owner === 'string' ? owner : undefined };
  return kind === 'shared' ? { kind, id: 'link', title } : undefined;
}

const areNumbers = (values: readonly unknown[]) =>
  values.every((value) => typeof value === 'number' && Number.isFinite(value));
