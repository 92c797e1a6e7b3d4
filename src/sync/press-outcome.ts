import type { Store } from '#lib/store.ts';
import type { Settled } from './command.ts';
import { outcomeOf, type PressOutcome, type QueueState } from './queue-state.ts';
import type { QueuedCommand } from './queued-command.ts';

/** What becomes of a press: when all of it is done, some is refused, or it has waited for long. */
export async function pressOutcome(
  state: Store<QueueState>,
  keys: readonly string[],
  discard: (rows: readonly QueuedCommand[]) => Promise<void>,
): Promise<PressOutcome> {
  const known = await whenKnown(state, (now) => outcomeOf(now, keys));
  if (known === 'late') return { kind: 'waiting', keys, later: end(state, keys) };
  if (known.kind === 'done') return known;
  const { row, ...refused } = known;
  return { ...refused, discard: () => void discard([row]) };
}

/** When no more of it is to come: with what was done of it. */
function end(state: Store<QueueState>, keys: readonly string[]): Promise<Settled[]> {
  return whenKnown(state, (now) => {
    const known = outcomeOf(now, keys);
    return typeof known === 'object' ? known.settled : undefined;
  });
}

function whenKnown<Value>(
  { get, subscribe }: Store<QueueState>,
  read: (state: QueueState) => Value | undefined,
): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const stop = subscribe(look);
  look();
  return promise.finally(stop);

  function look(): void {
    const value = read(get());
    if (value !== undefined) resolve(value);
  }
}
