/** What the version before stored: rows had numbers, those that the server did not have negative ones. */
import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { uuidOf } from '#lib/new-uuid.ts';
import type { Press, PressState } from './press.ts';

/** A press of version 1, as far as it differs. */
interface OldPress extends Omit<Press, 'state' | 'makes' | 'command'> {
  command: Record<string, unknown>;
  makes: { record?: number; entry?: number };
  sentMs: number | null;
  refusal: { kind: 'refused'; status: number } | { kind: 'unreadable' | 'uncertain' } | null;
}

/** Keys of commands whose numbers name rows. */
const NAMES = new Set(['id', 'record', 'recordId', 'entryId']);

/** Lets the presses of version 1 be sent by this one. */
export async function takeOver<Schema>(
  typedDatabase: IDBPDatabase<Schema>,
  typedTransaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  // Neither has the types of the version before.
  const database = typedDatabase as unknown as IDBPDatabase;
  const transaction = typedTransaction as unknown as IDBPTransaction<
    unknown,
    string[],
    'versionchange'
  >;
  const presses = transaction.objectStore('presses');
  for (const press of (await presses.getAll()) as OldPress[]) await presses.put(takenOver(press));
  database.deleteObjectStore('ids');
}

export function takenOver({ sentMs, refusal, command, makes, ...press }: OldPress) {
  return {
    ...press,
    command: withNames(command),
    makes: withNames(makes, true),
    state: stateOf(sentMs, refusal),
    ...(sentMs !== null && { isOld: true }),
  };
}

function stateOf(sentMs: OldPress['sentMs'], refusal: OldPress['refusal']): PressState {
  if (refusal?.kind === 'refused') return refusal;
  if (refusal?.kind === 'unreadable') return { kind: 'refused', status: null };
  if (refusal) return { kind: 'uncertain' };
  return sentMs === null ? { kind: 'queued' } : { kind: 'sending', sinceMs: sentMs };
}

function withNames(value: unknown, isName = false): unknown {
  if (typeof value === 'number') return isName ? nameOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => withNames(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withNames(item, isName || NAMES.has(key))]),
  );
}

/** The server takes ids for names, too; what it does not have gets the same uuid in all presses. */
function nameOf(id: number): string {
  if (id > 0) return String(id);
  const digits = (-id).toString(16).padStart(15, '0');
  return uuidOf(`${'0'.repeat(12)}4${digits.slice(0, 3)}8${digits.slice(3).padStart(15, '0')}`);
}
