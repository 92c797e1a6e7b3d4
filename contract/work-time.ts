/** Work-time records and the calls that start and stop their entries (API-8 to API-10). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { Id, RowParam, Timestamp, Uuid, Version } from './ids.ts';
import { ENTRY_PAGE_LIMIT } from './limits.ts';

/** The service checks the name's length after trimming it: see `RECORD_NAME_LENGTH`. */
export const RecordName = Type.String({ pattern: PLAIN_TEXT_PATTERN, examples: ['Design'] });

/** A client or a project that a record belongs to; empty for none (TRK-70). */
export const RecordGroup = Type.String({ pattern: PLAIN_TEXT_PATTERN, examples: ['Website'] });

/** The columns that users write: each of them is sent, changed, stored in a backup and imported. */
export const RecordFields = Type.Object({ name: RecordName, group: RecordGroup });
export type RecordFields = Static<typeof RecordFields>;

/** Other clients know the name alone: a field that is absent stays as it is. */
const written = {
  name: RecordName,
  group: Type.Optional(Type.Union([RecordGroup, Type.Null()])),
};
export type WrittenFields = Partial<RecordFields> & Pick<RecordFields, 'name'>;

/** A record. Other servers send its first four fields alone. */
export const TrackedRecord = Type.Object({
  id: Id,
  name: RecordName,
  /** Absent in responses that version 1.0 has stored for repetitions. */
  group: Type.Optional(RecordGroup),
  ip_addr: Type.String({ examples: ['203.0.113.7'] }),
  /** The id of the record's owner. */
  user: Id,
  uuid: Uuid,
  version: Version,
  /** Archived records are left out of buttons and options (TRK-26). */
  archived: Type.Boolean(),
  /** When its latest entry began; `null` without entries. */
  used_at: Type.Union([Timestamp, Type.Null()]),
});
export type TrackedRecord = Static<typeof TrackedRecord>;

export const ArchiveWorkRecord = Type.Object({ archived: Type.Boolean() });
export type ArchiveWorkRecord = Static<typeof ArchiveWorkRecord>;

/**
 * The server trusts only the header: `user` must not contradict it, the other two are ignored
 * (API-8).
 */
export const CreateWorkRecord = Type.Object({
  ...written,
  jwt_access: Type.Optional(
    Type.String({
      examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJl'],
    }),
  ),
  access_token_username: Type.Optional(Type.String({ examples: ['taro'] })),
  user: Type.Optional(Id),
  /** If a record with this uuid exists, it is returned and none is created. Only our own page sends it. */
  uuid: Type.Optional(Uuid),
});
export type CreateWorkRecord = Static<typeof CreateWorkRecord>;

export const RenameWorkRecord = Type.Object({
  ...written,
  /** The version that the client has seen: any other is a conflict. Only our own page sends it. */
  version: Type.Optional(Version),
});
export type RenameWorkRecord = Static<typeof RenameWorkRecord>;

export const RunningEntry = Type.Object({ id: Id, uuid: Uuid, beginning_time: Timestamp });
export type RunningEntry = Static<typeof RunningEntry>;

export const TimeEntryQuery = Type.Object({
  /** An entry, by its id or uuid: returns only the entries that follow it in this order. */
  before: Type.Optional(RowParam),
  limit: Type.Optional(
    Type.Integer({
      description: 'How many entries are returned at most.',
      minimum: 1,
      maximum: ENTRY_PAGE_LIMIT,
      examples: [ENTRY_PAGE_LIMIT],
    }),
  ),
});
export type TimeEntryQuery = Static<typeof TimeEntryQuery>;
