import type { Db } from '#server/db/schema.ts';

export interface ListedUser {
  username: string;
  created_at: number;
  sessions: number;
  /** `null` without a session. */
  used_at: number | null;
}

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;

/** All accounts, for the operator. */
export function createDirectoryRepository(db: Db) {
  return {
    async list(): Promise<ListedUser[]> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('refresh_families', 'refresh_families.user_id', 'users.id')
        .select(['users.id', 'username', 'users.created_at'])
        .select(({ fn }) => [
          fn.count('refresh_families.id').as('sessions'),
          fn.max('used_at').as('used_at'),
        ])
        .where('users.deleted_at', 'is', null)
        .groupBy(['users.id', 'username', 'users.created_at'])
        .orderBy('users.id')
        .execute();
      return rows.map(({ username, created_at, sessions, used_at }) => ({
        username,
        created_at,
        sessions: Number(sessions),
        used_at: used_at === null ? null : Number(used_at),
      }));
    },
  };
}
