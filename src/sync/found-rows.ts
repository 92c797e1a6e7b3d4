import type { Settled } from './command.ts';
import type { QueuedCommand } from './queued-command.ts';

/** The id that the server has in place of one that the page made; mostly there is none. */
type FoundRows = ReadonlyMap<string, string>;

export function foundRows(
  { makes }: Pick<QueuedCommand, 'makes'>,
  { made = {} }: Pick<Settled, 'made'>,
): FoundRows {
  const found = new Map<string, string>();
  for (const [noun, id] of Object.entries(makes)) {
    const instead = made[noun];
    if (id !== undefined && instead !== undefined && instead !== id) found.set(id, instead);
  }
  return found;
}

/** The same command about the rows that the server has. */
export function withFound<Value>(value: Value, found: FoundRows): Value;
export function withFound(value: unknown, found: FoundRows): unknown {
  if (found.size === 0) return value;
  if (typeof value === 'string') return found.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withFound(item, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withFound(item, found)]),
  );
}
