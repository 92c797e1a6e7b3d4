import { setImmediate as nextTurn } from 'node:timers/promises';
import { toTimestamp } from '../moment.ts';
import { writtenOf } from '../records/repository.ts';
import type { ReadWorkTime, WorkTimeRows } from '../repository.ts';
import { isNoted } from '../sheet/repository.ts';
import type { StoredEntry, StoredRecord } from './repository.ts';

/** Read and written in one turn of the event loop: few milliseconds. */
const BATCH = 200;

export type BackupService = ReturnType<typeof createBackupService>;

/** Writes backups part by part. */
export function createBackupService(rows: ReadWorkTime, clock: () => number) {
  /** The parts of the file. Nothing is kept, so that it does not matter how much there is. */
  async function* write(
    { transfer, sheet }: WorkTimeRows,
    records: readonly StoredRecord[],
  ): AsyncGenerator<string> {
    yield '{\n"format": "kuji-to-kinmu",\n"version": 1,\n"records": [';
    yield records.map((row, index) => line(index, recordOf(row))).join('');
    yield '\n],\n"entries": [';
    const uuids = new Map(records.map(({ id, uuid }) => [id, uuid]));
    let after = '';
    let written = 0;
    for (;;) {
      const page = await transfer.entries(after, BATCH);
      const kept = page.filter(
        ({ deleted_at, record_deleted_at, record_id }) =>
          deleted_at === null && record_deleted_at === null && uuids.has(record_id),
      );
      yield kept
        .map((row, index) => line(written + index, entryOf(row, uuids.get(row.record_id) ?? '')))
        .join('');
      written += kept.length;
      const last = page.at(-1);
      if (last === undefined || page.length < BATCH) break;
      after = last.uuid;
      // A database in this process responds at once, and so all of the file would be one turn.
      await nextTurn();
    }
    yield '\n]';
    yield* writeLists(transfer);
    yield* writeSheet(sheet);
    yield '\n}\n';
  }

  /** Writes nothing if there are none: older servers can read such a file, too. */
  async function* writeLists(transfer: WorkTimeRows['transfer']): AsyncGenerator<string> {
    const lists = await transfer.lists();
    if (lists.length === 0) return;
    yield `,\n"lists": [${lists.map((list, index) => line(index, list)).join('')}\n]`;
  }

  /** The same of marks and settings. */
  async function* writeSheet(sheet: WorkTimeRows['sheet']): AsyncGenerator<string> {
    const days = (await sheet.allDays()).filter(isNoted);
    if (days.length > 0) {
      const lines = days.map(({ version: _, ...day }, index) => line(index, day));
      yield `,\n"days": [${lines.join('')}\n]`;
    }
    const { settings } = await sheet.settings();
    if (settings !== null) yield `,\n"settings": ${JSON.stringify(settings)}`;
  }

  return {
    /** Everything that a user has and has not deleted, as a file. `sid` is the session that asks. */
    async write(user: number, sid: string): Promise<AsyncIterable<string>> {
      const stored = rows(user);
      const records = (await stored.transfer.records())
        .filter(({ deleted_at }) => deleted_at === null)
        .sort((a, b) => a.created_at - b.created_at || (a.uuid < b.uuid ? -1 : 1));
      // On a full disk the event cannot be stored, but a backup is needed all the more.
      await stored.transfer.note('exported', sid, clock()).catch(() => undefined);
      return write(stored, records);
    },
  };
}

function line(index: number, value: object): string {
  return `${index === 0 ? '' : ','}\n${JSON.stringify(value)}`;
}

function recordOf(row: StoredRecord) {
  const { uuid, archived_at, created_at } = row;
  const archived = archived_at !== null;
  // As older versions wrote it where there is none.
  const { group, ...written } = writtenOf(row);
  const fields = group ? { ...written, group } : written;
  return { uuid, ...fields, archived, created_at: toTimestamp(created_at) };
}

function entryOf({ uuid, note, ...row }: StoredEntry, record: string) {
  return {
    uuid,
    record,
    beginning_time: toTimestamp(row.beginning_time),
    ending_time: row.ending_time === null ? null : toTimestamp(row.ending_time),
    note,
  };
}
