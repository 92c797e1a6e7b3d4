import { useMemo } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { isReachable } from '#lib/http/reachability.ts';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '../text.ts';
import type { Outbox } from './create-outbox.ts';
import { currentOutbox } from './current-outbox.ts';
import { withEffects } from './effects.ts';
import type { KeptPress } from './kept-press.ts';
import type { LocalIds } from './local-ids.ts';

const noPresses = createStore<readonly KeptPress[]>([]);
const noKeys = createStore<ReadonlySet<string>>(new Set());
const noIds = createStore<LocalIds>(new Map());
const never = createStore(false);

function useOutbox(): Outbox | null {
  const current = useStore(currentOutbox);
  return current === 'starting' ? null : current;
}

/** The presses that have waited, in their order. Those that are just under way are left out. */
export function useWaitingPresses(): readonly KeptPress[] {
  const outbox = useOutbox();
  const presses = useStore(outbox?.presses ?? noPresses);
  const delayed = useStore(outbox?.delayed ?? noKeys);
  return useMemo(
    () => presses.filter(({ key, refusal }) => refusal !== null || delayed.has(key)),
    [presses, delayed],
  );
}

/** The server's id of a record that was made here, as soon as it is known; other ids as they are. */
export function useServerId(recordId: number | null): number | null {
  const made = useStore(useOutbox()?.made ?? noIds);
  return recordId === null ? null : (made.get(recordId) ?? recordId);
}

/** Why presses wait, for people. */
export function useWaitingReason(): string {
  const isTroubled = useStore(useOutbox()?.isTroubled ?? never);
  const { waiting } = workTimeText.unsent;
  if (!useStore(isReachable)) return waiting.network;
  return isTroubled ? waiting.server : waiting.sending;
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
