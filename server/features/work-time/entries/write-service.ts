import type { RowName } from '#contract/ids.ts';
import type {
  CreateTimeEntry,
  DeleteTimeEntry,
  EditTimeEntry,
  SplitEntry,
  SplitParts,
  StartEntry,
  StoppedEntry,
  SwitchEntry,
  SwitchedEntry,
  TimeEntry,
  UndoneSwitch,
  UndoSplit,
  UndoSwitch,
} from '#contract/time-entries.ts';
import { type Press, pressedAt } from '#server/changes/press.ts';
import {
  ConflictError,
  existing,
  InvalidFieldError,
  NotFoundError,
} from '#server/runtime/errors.ts';
import {
  assertQuota,
  expireSurplus,
  repeated,
  restorableSince,
  type WorkTimeServiceDeps,
} from '../limits-service.ts';
import { readEntryTime } from '../moment.ts';
import { toTimeEntry } from './read-service.ts';
import type { EntryColumns as Columns, EntryRow } from './repository.ts';
import { prepareSplit, undoSplit } from './split-service.ts';
import { prepareSwitch, undoSwitch } from './switch-service.ts';

export type EntryWriteService = ReturnType<typeof createEntryWriteService>;

/** Every change of entries: each is one press, alone among the changes of its user. */
export function createEntryWriteService({ rows, transact, quotas, clock }: WorkTimeServiceDeps) {
  async function create(press: Press, body: CreateTimeEntry): Promise<TimeEntry> {
    const asked = readEntryTime('beginning_time', body.beginning_time, clock());
    const ending_time = readEntryTime('ending_time', body.ending_time, clock()) ?? null;
    return transact(press, async (change) => {
      const known = await repeated(change.entries, body.uuid);
      if (known !== undefined) return toTimeEntry(known);
      const columns = {
        record_id: existing(await change.records.find(body.record)).id,
        beginning_time: asked ?? pressedAt(press, clock()),
        ending_time,
        note: body.note?.trim() ?? '',
        uuid: body.uuid,
      };
      assertOrder(columns, 'ending_time');
      const running = ending_time === null ? 1 : 0;
      await assertQuota(change, quotas, { entries: 1, running });
      return toTimeEntry(await change.entries.insert(columns));
    });
  }

  return {
    /** Begins with the press, and runs. Nothing else of the body counts. */
    start(press: Press, record: RowName, body?: StartEntry): Promise<TimeEntry> {
      return create(press, { record, uuid: body?.uuid });
    },

    /** An ended entry keeps its end: the call may be repeated (API-10). */
    async stop(press: Press, record: RowName, name: RowName): Promise<StoppedEntry> {
      const entry = await rows(press.user).entries.findOf(record, name);
      if (entry === undefined && press.identity === null) throw new NotFoundError();
      // A press with a key gets the same response again, also when the entry runs on since.
      if (entry && entry.ending_time !== null && press.identity === null)
        return ended(entry, false);
      return transact(press, async (change) => {
        const current = existing(await change.entries.findOf(record, name));
        if (current.ending_time !== null) return ended(current, false);
        // Neither a clock that was set back nor a press of long ago ends it before it began.
        const at = pressedAt(press, clock());
        const end = Math.max(at, current.beginning_time + 1);
        return ended(await change.entries.update(current, { ending_time: end }), true);
      });
    },

    create,

    async edit(press: Press, name: RowName, body: EditTimeEntry): Promise<TimeEntry> {
      const begin = readEntryTime('beginning_time', body.beginning_time, clock());
      const end = readEntryTime('ending_time', body.ending_time, clock());
      return transact(press, async (change) => {
        const entry = existing(await change.entries.find(name));
        if (entry.version !== body.version)
          throw new ConflictError({ current: toTimeEntry(entry) });
        const columns = {
          record_id:
            body.record === undefined
              ? entry.record
              : existing(await change.records.find(body.record)).id,
          beginning_time: begin ?? entry.beginning_time,
          ending_time: end === undefined ? entry.ending_time : end,
          note: body.note?.trim() ?? entry.note,
        };
        assertOrder(columns, end === undefined ? 'beginning_time' : 'ending_time');
        if (isUnchanged(entry, columns)) return toTimeEntry(entry);
        if (columns.ending_time === null && entry.ending_time !== null) {
          await assertQuota(change, quotas, { running: 1 });
        }
        return toTimeEntry(await change.entries.update(entry, columns));
      });
    },

    delete(press: Press, name: RowName, { version }: DeleteTimeEntry): Promise<void> {
      return transact(press, async (change) => {
        const now = clock();
        const entry = existing(await change.entries.find(name));
        if ((version ?? entry.version) !== entry.version) throw new ConflictError();
        await change.entries.delete(entry, now);
        await expireSurplus(change, quotas, now);
      });
    },

    /** Does nothing to an entry that is not deleted. Who has too many entries may restore all the same. */
    restore(press: Press, name: RowName): Promise<TimeEntry> {
      return transact(press, async (change) => {
        const present = await change.entries.find(name);
        if (present !== undefined) return toTimeEntry(present);
        const entry = existing(await change.deleted.findEntry(name, restorableSince(clock())));
        const running = entry.ending_time === null ? 1 : 0;
        await assertQuota(change, quotas, { running });
        return toTimeEntry(await change.entries.restore(entry));
      });
    },

    async switchTo(press: Press, body: SwitchEntry): Promise<SwitchedEntry> {
      return transact(press, prepareSwitch(press, body, { quotas, clock }));
    },

    split(press: Press, name: RowName, body: SplitEntry): Promise<SplitParts> {
      return transact(press, prepareSplit(press, name, body, { quotas, clock }));
    },

    undoSplit(press: Press, body: UndoSplit): Promise<TimeEntry> {
      return transact(press, (change) => undoSplit(change, body));
    },

    undoSwitch(press: Press, body: UndoSwitch): Promise<UndoneSwitch> {
      return transact(press, (change) => undoSwitch(change, body, quotas));
    },
  };
}

function assertOrder({ beginning_time, ending_time }: Columns, field: string): void {
  if (ending_time !== null && ending_time <= beginning_time) {
    throw new InvalidFieldError(field, 'The end must be later than the beginning.');
  }
}

function isUnchanged(entry: EntryRow, columns: Columns): boolean {
  return (
    columns.record_id === entry.record &&
    columns.beginning_time === entry.beginning_time &&
    columns.ending_time === entry.ending_time &&
    columns.note === entry.note
  );
}

function ended(entry: EntryRow, stopped: boolean): StoppedEntry {
  return { ...toTimeEntry(entry), stopped };
}
