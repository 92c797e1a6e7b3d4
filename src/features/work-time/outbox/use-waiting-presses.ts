import { useMemo } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { reachability } from '#lib/http/reachability.ts';
import { createStore } from '#lib/store.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '../text.ts';
import type { Outbox } from './create-outbox.ts';
import { currentOutbox } from './current-outbox.ts';
import { withEffects } from './effects.ts';
import { type KeptPress, retimed } from './kept-press.ts';
import { type MadeKind, NOTHING_MADE } from './new-presses.ts';

const noPresses = createStore<readonly KeptPress[]>([]);
const nothingMade = createStore(NOTHING_MADE);
const noTrouble = createStore(null);

function useOutbox(): Outbox | null {
  const current = useStore(currentOutbox);
  return current === 'starting' ? null : current;
}

/** The presses that have waited, in their order. Those that are just under way are left out. */
export function useWaitingPresses(): readonly KeptPress[] {
  return useStore(useOutbox()?.waiting ?? noPresses);
}

/** All presses that the server does not have, from the moment of the press. */
function usePresses(): readonly KeptPress[] {
  return useStore(useOutbox()?.presses ?? noPresses);
}

/** The server's id of a record that was made here, as soon as it is known; other ids as they are. */
export function useServerId(recordId: number | null): number | null {
  const { record } = useStore(useOutbox()?.made ?? nothingMade);
  return recordId === null ? null : (record.get(recordId) ?? recordId);
}

/**
 * Keys for rows that stay as they are, with what is focused in them, when the server gives another id
 * to what was made here.
 */
export function useRowKey(kind: MadeKind): (id: number) => number {
  const ids = useStore(useOutbox()?.made ?? nothingMade)[kind];
  return useMemo(() => {
    const locals = new Map([...ids].map(([local, id]) => [id, local]));
    return (id) => locals.get(id) ?? id;
  }, [ids]);
}

/** Why presses wait, for people. */
export function useWaitingReason(): string {
  const trouble = useStore(useOutbox()?.trouble ?? noTrouble);
  const { waiting } = workTimeText.unsent;
  if (useStore(reachability) === 'silent') return waiting.network;
  return waiting[trouble ?? 'sending'];
}

/** Records as they will be when the server has everything. */
export function useShownRecords(records: WorkRecord[] | undefined): WorkRecord[] | undefined {
  const presses = usePresses();
  return useMemo(
    () =>
      records && presses.length > 0
        ? [...withEffects({ records, entries: [] }, retimed(presses, serverClock)).records]
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
  const presses = usePresses();
  return useMemo(
    () =>
      entries && presses.length > 0
        ? [...withEffects({ records, entries }, retimed(presses, serverClock)).entries]
        : entries,
    [entries, records, presses],
  );
}

const NONE: WorkRecord[] = [];
