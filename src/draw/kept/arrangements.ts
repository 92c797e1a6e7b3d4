/** The orders and groups of the history (ROU-62), in a database of their own: `sync/database.ts` says why. */
import { type DBSchema, openDB } from 'idb';
import type { Arrangement } from '#domain/roulette/arrangement.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { fieldsOf, isId } from '#lib/http/read.ts';
import { keepConnection } from '#lib/storage/keep-connection.ts';
import { announceChange } from './changes.ts';
import { areNumbers, isOfOwner, readSource } from './draws.ts';
import { ARRANGEMENTS, hasDraws } from './has-draws.ts';
import { keepNewest } from './keep-newest.ts';

/** The most orders and groups that are kept; beyond them the oldest go. */
export const MAX_ARRANGEMENTS = 500;

/** An order or groups, made by one draw. */
export type KeptArrangement = Arrangement & {
  /** In the order of time. */
  id: string;
  at: number;
  source: DrawSource;
  /** The number of lines that were left. */
  n: number;
  /** The target of the first line. */
  target: number;
  ordinal: number;
  /** True if others followed it in a room. */
  together?: boolean | undefined;
};

interface Schema extends DBSchema {
  /** Checked when read: another version of the page may have written it. */
  arrangements: { key: string; value: unknown };
}

const { withDatabase, close } = keepConnection<Schema>((callbacks) =>
  openDB<Schema>(ARRANGEMENTS, undefined, {
    ...callbacks,
    upgrade(made) {
      made.createObjectStore('arrangements', { keyPath: 'id' });
    },
  }),
);

export { close as closeArrangements };

/** Keeps an arrangement, or it as it is after a change by hand. */
export async function putArrangement(arrangement: KeptArrangement): Promise<void> {
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('arrangements', 'readwrite');
    await store.put(arrangement);
    await keepNewest(store, MAX_ARRANGEMENTS);
    await done;
  });
  announceChange('draws');
}

/** Reads all of them, the newest first; those of lists of other owners are left out (ROU-35). */
export function readArrangements(owner?: string): Promise<KeptArrangement[]> {
  return withDatabase(async (database) => {
    const rows = await database.getAll('arrangements');
    return rows
      .flatMap((row) => readArrangement(row) ?? [])
      .filter(isOfOwner(owner))
      .reverse();
  });
}

/** Counts them, and tells the number of the newest. */
export function countArrangements(): Promise<{ count: number; ordinal: number }> {
  return withDatabase(async (database) => {
    const { store } = database.transaction('arrangements');
    const [count, newest] = await Promise.all([store.count(), store.openCursor(null, 'prev')]);
    return { count, ordinal: readArrangement(newest?.value)?.ordinal ?? 0 };
  });
}

/** Forgets those of lists of an account, whose copies have gone from this browser (ROU-36). */
export async function forgetArrangements(owner: string): Promise<void> {
  if (!(await hasDraws()).arrangements) return;
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('arrangements', 'readwrite');
    for (let row = await store.openCursor(); row; row = await row.continue()) {
      if (fieldsOf(fieldsOf(row.value).source).owner === owner) await row.delete();
    }
    await done;
  });
}

export async function deleteArrangements(): Promise<void> {
  await withDatabase((database) => database.clear('arrangements'));
  announceChange('draws');
}

function readArrangement(row: unknown): KeptArrangement | undefined {
  const { id, source: wire, groups, order, together, ...numbers } = fieldsOf(row);
  const { at, n, target, ordinal, swaps } = numbers;
  const source = readSource(wire);
  if (!source || typeof id !== 'string' || !Array.isArray(order)) return undefined;
  if (!areNumbers([at, n, target, ordinal, swaps])) return undefined;
  const lines = order.flatMap((one: unknown) => {
    const { line, item } = fieldsOf(one);
    return isId(line) && typeof item === 'string' ? [{ line, item }] : [];
  });
  if (lines.length !== order.length) return undefined;
  return {
    id,
    source,
    ...(isId(groups) ? { kind: 'groups', groups } : { kind: 'order' }),
    order: lines,
    at: Number(at),
    n: Number(n),
    target: Number(target),
    ordinal: Number(ordinal),
    swaps: Number(swaps),
    together: together === true || undefined,
  };
}
