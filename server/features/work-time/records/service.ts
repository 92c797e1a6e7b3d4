import type { RowName } from '#contract/ids.ts';
import { GROUP_LENGTH, RECORD_NAME_LENGTH } from '#contract/limits.ts';
import type {
  ArchiveWorkRecord,
  CreateWorkRecord,
  RenameWorkRecord,
  TrackedRecord,
  WrittenFields,
} from '#contract/work-time.ts';
import { groupProblem, recordNameProblem, trimRecordName } from '#domain/work-time/record-name.ts';
import type { Press } from '#server/changes/press.ts';
import { ConflictError, existing, InvalidFieldError } from '#server/runtime/errors.ts';
import {
  assertQuota,
  expireSurplus,
  type Quotas,
  repeated,
  restorableSince,
  type WorkTimeServiceDeps,
} from '../limits-service.ts';
import { toTimestamp } from '../moment.ts';
import type { WorkTimeChange } from '../repository.ts';
import type { NewRecord, RecordRow } from './repository.ts';

export type RecordService = ReturnType<typeof createRecordService>;

/** Reads and changes the records of a user. */
export function createRecordService({ rows, transact, quotas, clock }: WorkTimeServiceDeps) {
  return {
    async list(user: number): Promise<TrackedRecord[]> {
      return (await rows(user).records.list()).map(toRecord);
    },

    async get(user: number, record: RowName): Promise<TrackedRecord> {
      return toRecord(existing(await rows(user).records.find(record)));
    },

    /** Only the body's name is used; a `user` other than the creator is refused (API-8). */
    async create(press: Press, body: CreateWorkRecord): Promise<TrackedRecord> {
      if (body.user !== undefined && body.user !== press.user) {
        throw new InvalidFieldError('user', 'This is not the user who is signed in.');
      }
      const { uuid } = body;
      const record = { ...validFields(body), ip_addr: press.address, created_at: clock(), uuid };
      return transact(press, async (change) =>
        toRecord(
          (await repeated(change.records, uuid)) ?? (await addRecord(change, quotas, record)),
        ),
      );
    },

    async rename(press: Press, record: RowName, body: RenameWorkRecord): Promise<TrackedRecord> {
      const fields = validFields(body);
      return transact(press, async ({ records }) => {
        const { version, group } = existing(await records.find(record));
        if ((body.version ?? version) !== version) throw new ConflictError();
        const isGrouped = fields.group !== undefined && fields.group !== group;
        // From now on the group is the user's, and no import takes it back.
        const change = isGrouped ? { ...fields, group_import_id: null } : fields;
        return toRecord(existing(await records.change(record, change)));
      });
    },

    archive(
      press: Press,
      record: RowName,
      { archived }: ArchiveWorkRecord,
    ): Promise<TrackedRecord> {
      const archived_at = archived ? clock() : null;
      return transact(press, async ({ records }) =>
        toRecord(existing(await records.change(record, { archived_at }))),
      );
    },

    delete(press: Press, record: RowName): Promise<void> {
      return transact(press, async (change) => {
        const now = clock();
        existing(await change.records.change(record, { deleted_at: now }));
        await expireSurplus(change, quotas, now);
      });
    },

    /** With the entries that were deleted with it. Does nothing to a record that is not deleted. */
    restore(press: Press, record: RowName): Promise<TrackedRecord> {
      return transact(press, async (change) => {
        const present = await change.records.find(record);
        if (present !== undefined) return toRecord(present);
        const found = existing(await change.deleted.findRecord(record, restorableSince(clock())));
        await assertQuota(change, quotas, { records: 1, running: Number(found.running) });
        return toRecord(await change.records.restore(record));
      });
    },
  };
}

/** A record as it is sent. */
export function toRecord({ user_id, archived_at, used_at, ...row }: RecordRow): TrackedRecord {
  return {
    ...row,
    user: user_id,
    archived: archived_at !== null,
    used_at: used_at === null ? null : toTimestamp(used_at),
  };
}

/** Adds a record, if one more is allowed. */
export async function addRecord(
  change: WorkTimeChange,
  quotas: Quotas,
  record: NewRecord,
): Promise<RecordRow> {
  await assertQuota(change, quotas, { records: 1 });
  return change.records.insert(record);
}

/** The written fields of a record, as they are stored. Throws an `InvalidFieldError`. */
function validFields({ name, group }: RenameWorkRecord): WrittenFields {
  const fields = { name: validName(name) };
  return group === undefined ? fields : { ...fields, group: validGroup(group ?? '') };
}

function validGroup(text: string): string {
  if (groupProblem(text) === 'length') {
    const { max } = GROUP_LENGTH;
    throw new InvalidFieldError('group', `Ensure this field has no more than ${max} characters.`);
  }
  return trimRecordName(text);
}

/** A name as it is stored. Throws an `InvalidFieldError`. */
export function validName(text: string): string {
  const name = trimRecordName(text);
  if (name === '') throw new InvalidFieldError('name', 'This field may not be blank.');
  if (recordNameProblem(name) === 'length') {
    const { max } = RECORD_NAME_LENGTH;
    throw new InvalidFieldError('name', `Ensure this field has no more than ${max} characters.`);
  }
  return name;
}
