import { useMemo } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { currentOutbox } from './current-outbox.ts';
import { withEffects } from './effects.ts';
import type { KeptPress } from './kept-press.ts';

const noPresses = createStore<readonly KeptPress[]>([]);
const noKeys = createStore<ReadonlySet<string>>(new Set());

/** The presses that have waited, in their order. Those that are just under way are left out. */
export function useWaitingPresses(): readonly KeptPress[] {
  const current = useStore(currentOutbox);
  const outbox = current === 'starting' ? null : current;
  const presses = useStore(outbox?.presses ?? noPresses);
  const delayed = useStore(outbox?.delayed ?? noKeys);
  return useMemo(
    () => presses.filter(({ key, refusal }) => refusal !== null || delayed.has(key)),
    [presses, delayed],
  );
}

/** Records as they will be when the server has everything. */
export function useShownRecords(records: WorkRecord[] | undefined): WorkRecord[] | undefined {
  const presses = useWaitingPresses();
  return useMemo(
    () =>
      records && presses.length > 0
        ? [...withEffects({ records, entries: [] }, presses).records]
        : records,
    [records, presses],
  );
}

/**
 * Entries as they will be when the server has everything.
 *
 * @param records as the server has them
 */
export function useShownEntries(
  entries: TrackedEntry[] | undefined,
  records: WorkRecord[] = NONE,
): TrackedEntry[] | undefined {
  const presses = useWaitingPresses();
  return useMemo(
    () =>
      entries && presses.length > 0
        ? [...withEffects({ records, entries }, presses).entries]
        : entries,
    [entries, records, presses],
  );
}

const NONE: WorkRecord[] = [];
