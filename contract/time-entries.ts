/** Time entries across all records, and switching between records (TRK-20 to TRK-25). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { ErrorDetail } from './errors.ts';
import { Id, RowName, RowParam, Timestamp, Uuid, Version } from './ids.ts';
import { FIND_LENGTH, NOTE_LENGTH } from './limits.ts';
import { RecordName, TrackedRecord } from './work-time.ts';

export const TimeEntry = Type.Object({
  id: Id,
  uuid: Uuid,
  /** The id of its record. */
  record: Id,
  record_uuid: Uuid,
  beginning_time: Timestamp,
  /** Later than the beginning; `null` while it runs. */
  ending_time: Type.Union([Timestamp, Type.Null()]),
  note: Type.String({ examples: ['First draft'] }),
  version: Version,
});
export type TimeEntry = Static<typeof TimeEntry>;

/** The body of a start, which may be absent. */
export const StartEntry = Type.Unsafe<{ uuid?: string } | null>({
  type: ['object', 'null'],
  properties: { uuid: Uuid },
  examples: [{ uuid: '0f8fad5b-d9cb-469f-a165-70867728950e' }],
});
export type StartEntry = Static<typeof StartEntry>;

export const StoppedEntry = Type.Object({
  ...TimeEntry.properties,
  stopped: Type.Boolean({
    description: 'Whether this press ended the entry: `false` if it had ended before.',
  }),
});
export type StoppedEntry = Static<typeof StoppedEntry>;

export const NamedTimeEntry = Type.Object({
  ...TimeEntry.properties,
  record_name: Type.String({ examples: ['Design'] }),
});
export type NamedTimeEntry = Static<typeof NamedTimeEntry>;

/** Entries that touch [from, to). A bound that is absent is none. With `q` or `record` they are found by these. */
export const TimelineQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      description:
        'Words, each of which occurs in the name or the group of the record, or in the note.',
      maxLength: FIND_LENGTH,
      examples: ['draft'],
    }),
  ),
  /** The record, by its id or uuid. */
  record: Type.Optional(RowParam),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  cursor: Type.Optional(
    Type.String({
      description: '`next` of the page before, with the same bounds.',
      pattern: '^[A-Za-z0-9_-]{1,64}$',
      examples: ['MTc5NTMwMDg3NzcxOS43'],
    }),
  ),
});
export type TimelineQuery = Static<typeof TimelineQuery>;

export const TimelinePage = Type.Object({
  /** Ordered by beginning, then id; the newest first where something was looked for. */
  results: Type.Array(TimeEntry),
  /** The cursor of the next page; `null` on the last one. */
  next: Type.Union([Type.String({ examples: ['MTc5NTMwMDg3NzcxOS43'] }), Type.Null()]),
  /** Of all that was found, on each page; absent where nothing was looked for. */
  count: Type.Optional(Type.Integer({ minimum: 0, examples: [128] })),
  /** The sum of their durations as the timesheets count them; a running entry counts up to now. */
  total_ms: Type.Optional(Type.Integer({ minimum: 0, examples: [27_000_000] })),
});
export type TimelinePage = Static<typeof TimelinePage>;

const Note = Type.String({
  maxLength: NOTE_LENGTH.max,
  pattern: PLAIN_TEXT_PATTERN,
  examples: ['First draft'],
});

/** A union would report an error for each of its members. */
const TimestampOrNull = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  format: 'date-time',
  examples: ['2026-11-20T15:10:01.000Z'],
});

export const CreateTimeEntry = Type.Object({
  /** If an entry with this uuid exists, it is returned and none is created. */
  uuid: Type.Optional(Uuid),
  record: RowName,
  /** Absent: now. */
  beginning_time: Type.Optional(Timestamp),
  /** Absent or `null`: it runs. */
  ending_time: Type.Optional(TimestampOrNull),
  note: Type.Optional(Note),
});
export type CreateTimeEntry = Static<typeof CreateTimeEntry>;

/** A field that is absent stays as it is. */
export const EditTimeEntry = Type.Object({
  /** The version that the client has seen: any other is a conflict. */
  version: Version,
  record: Type.Optional(RowName),
  beginning_time: Type.Optional(Timestamp),
  /** `null` lets it run again. */
  ending_time: Type.Optional(TimestampOrNull),
  note: Type.Optional(Note),
});
export type EditTimeEntry = Static<typeof EditTimeEntry>;

/** For a client that deletes only the version that it has seen. */
export const DeleteTimeEntry = Type.Object({ version: Type.Optional(Version) });
export type DeleteTimeEntry = Static<typeof DeleteTimeEntry>;

export const EditConflict = Type.Object({ ...ErrorDetail.properties, current: TimeEntry });

/** Either `record` or `name`: the record of that name used last, or a new one. */
export const SwitchEntry = Type.Object(
  {
    record: Type.Optional(RowName),
    name: Type.Optional(RecordName),
    /** The uuid of the entry that it starts. If that exists already, nothing is switched. */
    uuid: Type.Optional(Uuid),
    /**
     * The uuid of the record that an unknown name creates. If a record with it exists, that one is used, whatever its
     * name.
     */
    record_uuid: Type.Optional(Uuid),
    /** The moment of the switch. Absent: now. */
    beginning_time: Type.Optional(Timestamp),
  },
  { examples: [{ record: 3 }, { name: 'design', beginning_time: '2026-11-20T12:00:00.000Z' }] },
);
export type SwitchEntry = Static<typeof SwitchEntry>;

export const SwitchedEntry = Type.Object({
  started: TimeEntry,
  ended: Type.Array(TimeEntry),
  /** The record that was created for an unknown name. */
  created: Type.Union([TrackedRecord, Type.Null()]),
});
export type SwitchedEntry = Static<typeof SwitchedEntry>;

/** The version of a row that a client has seen. */
export const RowVersion = Type.Object({ id: RowName, version: Version });
export type RowVersion = Static<typeof RowVersion>;

/** The ids, or uuids, and the versions that a switch returned; without `started`, a record that was created alone. */
export const UndoSwitch = Type.Object(
  {
    started: Type.Optional(RowVersion),
    ended: Type.Array(RowVersion),
    created: Type.Optional(Type.Union([RowVersion, Type.Null()])),
  },
  { examples: [{ started: { id: 8, version: 1 }, ended: [{ id: 7, version: 2 }], created: null }] },
);
export type UndoSwitch = Static<typeof UndoSwitch>;

export const UndoneSwitch = Type.Object({
  /** The entries that run again. */
  resumed: Type.Array(TimeEntry),
});
export type UndoneSwitch = Static<typeof UndoneSwitch>;

/** Either `record` or `name`, as of a switch: the task of the second part. */
export const SplitEntry = Type.Object(
  {
    /** The version that the client has seen: any other is a conflict. */
    version: Version,
    /** A whole minute between the beginning and the end, which are two or more apart. */
    at: Timestamp,
    /** The uuid of the second part. If an entry with it exists already, nothing is split. */
    uuid: Uuid,
    record: Type.Optional(RowName),
    name: Type.Optional(RecordName),
    record_uuid: Type.Optional(Uuid),
  },
  {
    examples: [
      {
        version: 1,
        at: '2026-11-20T12:00:00.000Z',
        uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
        record: 3,
      },
    ],
  },
);
export type SplitEntry = Static<typeof SplitEntry>;

export const SplitParts = Type.Object({
  /** It ends where the second begins, and keeps the note. */
  first: TimeEntry,
  /** It runs if the whole did, and has the note if it has the task of the whole. */
  second: TimeEntry,
  /** The record that was created for an unknown name. */
  created: Type.Union([TrackedRecord, Type.Null()]),
});
export type SplitParts = Static<typeof SplitParts>;

/** The ids, or uuids, and the versions that a split returned. */
export const UndoSplit = Type.Object(
  {
    first: RowVersion,
    second: RowVersion,
    created: Type.Optional(Type.Union([RowVersion, Type.Null()])),
  },
  { examples: [{ first: { id: 7, version: 2 }, second: { id: 8, version: 1 }, created: null }] },
);
export type UndoSplit = Static<typeof UndoSplit>;

const DeletedRecord = Type.Object({
  ...TrackedRecord.properties,
  deleted_at: Timestamp,
  /** How many entries come back with it. */
  entry_count: Type.Integer({ minimum: 0, examples: [12] }),
});

const DeletedEntry = Type.Object({ ...NamedTimeEntry.properties, deleted_at: Timestamp });

/** The last deleted first. Entries that were deleted with their record are not listed. */
export const DeletedItems = Type.Object({
  records: Type.Array(DeletedRecord),
  entries: Type.Array(DeletedEntry),
  /** The last import, as long as none of its entries was changed: it can be taken back. */
  import: Type.Union([
    Type.Object({ id: Id, entries: Type.Integer({ minimum: 1, examples: [200] }) }),
    Type.Null(),
  ]),
});
export type DeletedItems = Static<typeof DeletedItems>;
