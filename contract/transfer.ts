/** The backup of a user's data, and the import of files (HRS-8 to HRS-10). */
import { type Static, Type } from 'typebox';
import { Id, Timestamp, Uuid } from './ids.ts';
import { StoredOwnList } from './own-lists.ts';
import { MarkedDay, SheetSettings } from './timesheet.ts';
import { RecordFields, RecordGroup } from './work-time.ts';

/**
 * Everything that is not deleted, without ids and versions: the same data gives the same bytes. Each
 * record, entry and list is a line of its own.
 */
export const Backup = Type.Object({
  format: Type.Literal('kuji-to-kinmu'),
  version: Type.Literal(1),
  /** By their creation. */
  records: Type.Array(
    Type.Object({
      uuid: Uuid,
      ...RecordFields.properties,
      /** Absent where there is none, and in older files. */
      group: Type.Optional(RecordGroup),
      archived: Type.Boolean({ examples: [false] }),
      created_at: Timestamp,
    }),
  ),
  /** By their uuid, which is the only thing of an entry that no change touches. */
  entries: Type.Array(
    Type.Object({
      uuid: Uuid,
      /** The uuid of its record. */
      record: Uuid,
      beginning_time: Timestamp,
      /** `null` while it runs. */
      ending_time: Type.Union([Timestamp, Type.Null()]),
      note: Type.String({ examples: ['First draft'] }),
    }),
  ),
  /** Own lists, by their letters; absent where there are none, and in older files. */
  lists: Type.Optional(Type.Array(Type.Omit(StoredOwnList, ['version']))),
  /** By their date; absent where no day is marked, and in older files. */
  days: Type.Optional(Type.Array(Type.Omit(MarkedDay, ['version']))),
  /** Absent where none are stored, and in older files. */
  settings: Type.Optional(SheetSettings),
});

/** An entry of a table, which knows no uuids: it is compared by its task, its beginning and its end. */
const TableEntry = Type.Object({
  task: Type.String({ examples: ['Design'] }),
  beginning_time: Timestamp,
  ending_time: Timestamp,
  note: Type.String({ examples: ['First draft'] }),
  /** Fills the group of a task that has none; beside another one it is added to the note. */
  group: Type.Optional(RecordGroup),
  /** The hours of its row before a break was taken out: an entry of these, as 1.0 imported it, is the same one. */
  whole: Type.Optional(Type.Object({ beginning_time: Timestamp, ending_time: Timestamp })),
});

/** A backup, or the entries of a table in its place, with the days that it marks. */
export const ImportFile = Type.Object({
  ...Backup.properties,
  entries: Type.Union([Backup.properties.entries, Type.Array(TableEntry)]),
  days: Type.Union([
    Backup.properties.days,
    Type.Optional(Type.Array(Type.Omit(MarkedDay, ['version', 'remark']))),
  ]),
});
export type ImportFile = Static<typeof ImportFile>;

export const ImportQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Boolean({
      description: 'Reads the file, says what an import would do, and changes nothing.',
      examples: [true],
    }),
  ),
  without_wrong: Type.Optional(
    Type.Boolean({
      description: 'Imports the other lines of a file with wrong ones, instead of nothing.',
      examples: [false],
    }),
  ),
});
export type ImportQuery = Static<typeof ImportQuery>;

/** The lines of a kind: how many, and the first hundred. */
const ImportLines = Type.Object({
  count: Type.Integer({ minimum: 0, examples: [1] }),
  first: Type.Array(
    Type.Object({
      /** The line of the file, from 1. */
      line: Type.Integer({ minimum: 1, examples: [12] }),
      /** A stable code. */
      cause: Type.String({ examples: ['order'] }),
    }),
  ),
});

const Counts = Type.Object({
  records: Type.Integer({ minimum: 0, examples: [2] }),
  entries: Type.Integer({ minimum: 0, examples: [3] }),
  lists: Type.Integer({ minimum: 0, examples: [1] }),
});

export const ImportReport = Type.Object({
  /** By which it can be taken back; `null` for one that changed nothing. */
  id: Type.Union([Id, Type.Null()]),
  /** Rows that are new. */
  added: Counts,
  /** The time from the first new beginning to the last new end, and the sum of all; `null` if no entry has ended. */
  span: Type.Union([
    Type.Object({
      from: Timestamp,
      to: Timestamp,
      total_ms: Type.Integer({ minimum: 1, examples: [11_700_000] }),
    }),
    Type.Null(),
  ]),
  /** Rows that exist already, and stay as they are. */
  existing: Counts,
  /** Tasks of these that get a group. */
  groups: Type.Integer({ minimum: 0, examples: [1] }),
  /** New rows beside records and entries. */
  sheet: Type.Object({
    days: Type.Integer({ minimum: 0, examples: [1] }),
    settings: Type.Boolean({ examples: [true] }),
  }),
  /** Lines that cannot be imported. */
  wrong: ImportLines,
  /** True if it was done; always false in a dry run. */
  imported: Type.Boolean({ examples: [false] }),
});
export type ImportReport = Static<typeof ImportReport>;

/** An import that was taken back. */
export const UndoneImport = Type.Object({
  entries: Type.Integer({ minimum: 0, examples: [3] }),
});
