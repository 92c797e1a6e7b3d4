import { deleteOldest } from '#server/db/delete-oldest.ts';
import type { Db } from '#server/db/schema.ts';

export type StoredResponseRepository = ReturnType<typeof createStoredResponseRepository>;

/** Responses that are stored for repetitions, of all users. */
export function createStoredResponseRepository(db: Db) {
  return {
    /** Deletes at most `limit` responses, the oldest first; returns how many. */
    deleteOlderThan(time: number, limit: number): Promise<number> {
      return deleteOldest(
        db,
        { table: 'kept_responses', key: ['user_id', 'key'], time: 'created_at' },
        { before: time, limit },
      );
    },
  };
}
