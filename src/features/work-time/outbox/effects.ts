/** What presses will have done when the server has them: shown until then (OUT-3). */
import { decideSwitch, switchNow } from '#domain/work-time/switch.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { workTimeText } from '../text.ts';
import type { KeptPress } from './kept-press.ts';
import { isLocalId } from './local-ids.ts';

/** How much earlier or later than the press an entry may begin on the server: clocks and travel. */
const EARLIER_MS = 1000;
const LATER_MS = 15_000;

export interface Shown {
  records: readonly WorkRecord[];
  entries: readonly TrackedEntry[];
}

/** The records and entries as they will be after these presses; refused ones have no effect. */
export function withEffects(shown: Shown, presses: readonly KeptPress[]): Shown {
  return presses.filter(({ refusal }) => refusal === null).reduce(withEffect, shown);
}

function withEffect(shown: Shown, press: KeptPress): Shown {
  const { records, entries } = shown;
  const { command, makes, pressedMs } = press;
  const now = Math.round(pressedMs);
  switch (command.kind) {
    case 'add':
      return { ...shown, records: [...records, newRecord(makes.record, workTimeText.newName)] };
    case 'rename': {
      const { recordId, name } = command;
      return { ...shown, records: changed(records, recordId, () => ({ name })) };
    }
    case 'archive': {
      const { recordId, isArchived } = command;
      return { ...shown, records: changed(records, recordId, () => ({ isArchived })) };
    }
    case 'delete':
      return withoutRecord(shown, command.recordId);
    case 'start': {
      return started(shown, newEntry(makes.entry, command.recordId, now), LATER_MS);
    }
    case 'stop':
      return {
        ...shown,
        entries: changed(entries, command.entryId, ({ beginningMs, endingMs, version }) => ({
          endingMs: endingMs ?? Math.max(now, beginningMs + 1),
          version: version + 1,
        })),
      };
    case 'switch':
      return switched(shown, press, command.target);
    case 'undo-switch': {
      const { started, ended, created } = command.switched;
      const without = created ? withoutRecord(shown, created.id) : shown;
      const resumed = ended.reduce(
        (all, { id }) =>
          changed(all, id, ({ version }) => ({ endingMs: null, version: version + 1 })),
        without.entries,
      );
      return { ...without, entries: resumed.filter(({ id }) => id !== started?.id) };
    }
    case 'create-entry': {
      const { record, beginning_time, ending_time, note = '' } = command.entry;
      const begin = momentOf(beginning_time);
      const entry = newEntry(makes.entry, record, begin ?? now);
      const made = { ...entry, endingMs: momentOf(ending_time) ?? null, note };
      return started(shown, made, begin === undefined ? LATER_MS : 0);
    }
    case 'edit-entry': {
      const { entryId, change } = command;
      return {
        ...shown,
        entries: changed(entries, entryId, (entry) => ({
          recordId: change.record ?? entry.recordId,
          beginningMs: momentOf(change.beginning_time) ?? entry.beginningMs,
          endingMs:
            change.ending_time === undefined
              ? entry.endingMs
              : (momentOf(change.ending_time) ?? null),
          note: change.note ?? entry.note,
          version: entry.version + 1,
        })),
      };
    }
    case 'delete-entry':
      return { ...shown, entries: entries.filter(({ id }) => id !== command.entryId) };
    // What was deleted is not known here: it is shown when the server has restored it.
    case 'restore-entry':
    case 'restore-record':
      return shown;
  }
}

function switched(
  shown: Shown,
  { makes, pressedMs }: KeptPress,
  { record, name, beginning_time }: { record?: number; name?: string; beginning_time?: string },
): Shown {
  const known = record ?? usedLast(shown.records, name ?? '')?.id;
  const recordId = known ?? makes.record ?? 0;
  const given = momentOf(beginning_time);
  const running = shown.entries
    .filter(({ endingMs }) => endingMs === null)
    .map(({ id, beginningMs }) => ({ id, begin: beginningMs }));
  const laterMs = given === undefined ? LATER_MS : 0;
  const pressed = newEntry(makes.entry, recordId, given ?? Math.round(pressedMs));
  const stored = storedAs(shown, pressed, laterMs);
  if (stored) return renumbered(shown, stored, pressed);
  const at = given ?? switchNow(running, Math.round(pressedMs));
  const { ends, startedEnd } = decideSwitch(running, at);
  const ended = shown.entries.map((entry) =>
    ends.includes(entry.id) ? { ...entry, endingMs: at, version: entry.version + 1 } : entry,
  );
  const records =
    known === undefined
      ? [...shown.records, newRecord(makes.record, name?.trim() ?? '')]
      : shown.records;
  return withEntry(
    { records, entries: ended },
    { ...pressed, beginningMs: at, endingMs: startedEnd },
  );
}

/** As the server finds the record that a name stands for. */
function usedLast(records: readonly WorkRecord[], name: string): WorkRecord | undefined {
  return records
    .filter((record) => record.name === name.trim() && !record.isArchived)
    .sort((one, other) => (one.usedMs ?? 0) - (other.usedMs ?? 0) || one.id - other.id)
    .at(-1);
}

function started(shown: Shown, entry: TrackedEntry, laterMs: number): Shown {
  const stored = storedAs(shown, entry, laterMs);
  return stored ? renumbered(shown, stored, entry) : withEntry(shown, entry);
}

/** Later presses name a stored entry by the id that it got here. */
function renumbered({ records, entries }: Shown, stored: TrackedEntry, made: TrackedEntry): Shown {
  return { records, entries: changed(entries, stored.id, () => ({ id: made.id })) };
}

function withEntry({ records, entries }: Shown, entry: TrackedEntry): Shown {
  const usedMs = ({ usedMs }: WorkRecord) => Math.max(usedMs ?? 0, entry.beginningMs);
  return {
    records: changed(records, entry.recordId, (record) => ({ usedMs: usedMs(record) })),
    entries: [...entries, entry].sort(
      (one, other) => one.beginningMs - other.beginningMs || one.id - other.id,
    ),
  };
}

/**
 * What the server has of an entry already, while its response is lost or still on its way: shown
 * once, not twice.
 *
 * @param laterMs how much later than the press it may begin there; 0 where the beginning was typed
 */
function storedAs({ entries }: Shown, made: TrackedEntry, laterMs: number) {
  const earlierMs = laterMs === 0 ? 0 : EARLIER_MS;
  return entries.find(
    ({ id, recordId, beginningMs }) =>
      !isLocalId(id) &&
      recordId === made.recordId &&
      beginningMs >= made.beginningMs - earlierMs &&
      beginningMs <= made.beginningMs + laterMs,
  );
}

function withoutRecord({ records, entries }: Shown, recordId: number): Shown {
  return {
    records: records.filter(({ id }) => id !== recordId),
    entries: entries.filter((entry) => entry.recordId !== recordId),
  };
}

function newRecord(id = 0, name: string): WorkRecord {
  return { id, name, ipAddress: null, userId: null, isArchived: false, usedMs: null };
}

function newEntry(id = 0, recordId: number, beginningMs: number): TrackedEntry {
  return { id, recordId, beginningMs, endingMs: null, note: '', version: 1 };
}

function momentOf(timestamp: string | null | undefined): number | undefined {
  return typeof timestamp === 'string' ? Date.parse(timestamp) : undefined;
}

function changed<Row extends { id: number }>(
  rows: readonly Row[],
  id: number,
  change: (row: Row) => Partial<Row>,
): Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
}
