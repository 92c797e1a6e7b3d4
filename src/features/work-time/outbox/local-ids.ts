/**
 * Ids of what was made here and is not on the server yet: negative numbers, which no server gives.
 * Commands name them like other ids, until the server's ids are known.
 */
import type { Command } from '../commands/command.ts';

export type LocalIds = ReadonlyMap<number, number>;

/** @returns one that no other tab or device has made, as far as chance goes */
export function newLocalId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return -((high & 0xfffff) * 2 ** 32 + low + 1);
}

export function isLocalId(id: number): boolean {
  return id < 0;
}

/** The local ids that a command names. Its other numbers are not negative. */
export function localIdsIn(command: Command): Set<number> {
  const found = new Set<number>();
  replaceNumbers(command, (value) => {
    if (isLocalId(value)) found.add(value);
    return value;
  });
  return found;
}

/** The same command with the server's ids, as far as they are known. */
export function withServerIds(command: Command, ids: LocalIds): Command {
  return replaceNumbers(command, (value) => ids.get(value) ?? value);
}

function replaceNumbers<Value>(value: Value, replace: (value: number) => number): Value;
function replaceNumbers(value: unknown, replace: (value: number) => number): unknown {
  if (typeof value === 'number') return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceNumbers(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceNumbers(item, replace)]),
  );
}
