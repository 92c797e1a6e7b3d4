/** Work-time records and their time entries (customer's sections 3 and 7). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { Id, Timestamp } from './ids.ts';
import { ENTRY_PAGE_LIMIT } from './limits.ts';

export const WorkRecord = Type.Object({
  id: Id,
  name: Type.String(),
  ip_addr: Type.String(),
  /** The id of the user whose record it is. */
  user: Id,
});
export type WorkRecord = Static<typeof WorkRecord>;

/** A name's length is checked after trimming, by the service: see `RECORD_NAME_LENGTH`. */
const RecordName = Type.String({ pattern: PLAIN_TEXT_PATTERN });

/** The server trusts the header alone; `user` must not contradict it, the other two are not read. */
export const CreateWorkRecord = Type.Object({
  name: RecordName,
  jwt_access: Type.Optional(Type.String()),
  access_token_username: Type.Optional(Type.String()),
  user: Type.Optional(Id),
});
export type CreateWorkRecord = Static<typeof CreateWorkRecord>;

export const RenameWorkRecord = Type.Object({ name: RecordName });
export type RenameWorkRecord = Static<typeof RenameWorkRecord>;

export const RunningEntry = Type.Object({ id: Id, beginning_time: Timestamp });
export type RunningEntry = Static<typeof RunningEntry>;

export const TimeEntry = Type.Object({
  id: Id,
  beginning_time: Timestamp,
  /** `null` while it runs. */
  ending_time: Type.Union([Timestamp, Type.Null()]),
});
export type TimeEntry = Static<typeof TimeEntry>;

export const TimeEntryQuery = Type.Object({
  /** Only entries with a smaller id than this. */
  before: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ENTRY_PAGE_LIMIT })),
});
export type TimeEntryQuery = Static<typeof TimeEntryQuery>;
