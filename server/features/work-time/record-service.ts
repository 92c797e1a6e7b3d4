import { RECORD_NAME_LENGTH } from '#contract/limits.ts';
import type { CreateWorkRecord, RenameWorkRecord, WorkRecord } from '#contract/work-time.ts';
import { InvalidFieldError, NotFoundError } from '#server/errors.ts';
import type { RecordRepository } from './record-repository.ts';

/** Who asks: the user that the access token names, and from where. */
interface Creator {
  user: number;
  address: string;
}

export type RecordService = ReturnType<typeof createRecordService>;

export function createRecordService(records: RecordRepository, clock: () => number) {
  return {
    list(user: number): Promise<WorkRecord[]> {
      return records.list(user);
    },

    async get(user: number, id: number): Promise<WorkRecord> {
      return existing(await records.find(user, id));
    },

    /** Of the body only the name is used; a user in it that is not the creator is refused. */
    async create({ user, address }: Creator, body: CreateWorkRecord): Promise<WorkRecord> {
      if (body.user !== undefined && body.user !== user) {
        throw new InvalidFieldError('user', 'This is not the user who is signed in.');
      }
      return records.insert({
        user_id: user,
        name: validName(body.name),
        ip_addr: address,
        created_at: clock(),
      });
    },

    async rename(user: number, id: number, { name }: RenameWorkRecord): Promise<WorkRecord> {
      return existing(await records.rename(user, id, validName(name)));
    },

    async delete(user: number, id: number): Promise<void> {
      if (!(await records.delete(user, id))) throw new NotFoundError();
    },
  };
}

function existing(record: WorkRecord | undefined): WorkRecord {
  if (record === undefined) throw new NotFoundError();
  return record;
}

function validName(text: string): string {
  const name = text.trim();
  const length = [...name].length;
  if (length < RECORD_NAME_LENGTH.min) {
    throw new InvalidFieldError('name', 'This field may not be blank.');
  }
  if (length > RECORD_NAME_LENGTH.max) {
    throw new InvalidFieldError(
      'name',
      `Ensure this field has no more than ${RECORD_NAME_LENGTH.max} characters.`,
    );
  }
  return name;
}
