import type { Selectable } from 'kysely';
import { prepareQuery } from '#server/db/prepare-query.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type RefreshFamily = Selectable<Tables['refresh_families']>;

/** The columns that a rotation changes. */
export type ActivePair = Pick<
  RefreshFamily,
  'refresh_jti' | 'access_jti' | 'issued_at' | 'access_expires_at' | 'refresh_expires_at'
>;

export type FamilyRepository = ReturnType<typeof createFamilyRepository>;

export function createFamilyRepository(db: Db) {
  const owner = prepareQuery(db, ({ id }: { id: string }) =>
    // Not a join: SQLite would plan it again for each value, which takes longer than running it.
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', (query) =>
        query
          .selectFrom('refresh_families')
          .select('user_id')
          .where('refresh_families.id', '=', id),
      ),
  );

  return {
    async insert(family: RefreshFamily): Promise<void> {
      await db.insertInto('refresh_families').values(family).execute();
    },

    /** The id of the family's user, if both still exist. */
    async findOwner(id: string): Promise<number | undefined> {
      const user = await owner.executeTakeFirst({ id });
      return user?.id;
    },

    /** The family, if it and its user still exist. */
    find(id: string): Promise<RefreshFamily | undefined> {
      return db
        .selectFrom('refresh_families')
        .innerJoin('users', 'users.id', 'refresh_families.user_id')
        .selectAll('refresh_families')
        .where('refresh_families.id', '=', id)
        .executeTakeFirst();
    },

    /**
     * Replaces the pair whose refresh token is `refreshJti`. One statement, so of simultaneous
     * calls exactly one succeeds; returns whether this one did (SEC-8).
     */
    async rotate(id: string, refreshJti: string, next: ActivePair, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('refresh_families')
        .set({ ...next, previous_refresh_jti: refreshJti, rotated_at: now })
        .where('id', '=', id)
        .where('refresh_jti', '=', refreshJti)
        .where('user_id', 'in', db.selectFrom('users').select('id'))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('refresh_families').where('id', '=', id).execute();
    },

    /** Deletes at most `limit` families that expired before `seconds`; returns how many. */
    async deleteExpired(seconds: number, limit: number): Promise<number> {
      const expired = db
        .selectFrom('refresh_families')
        .select('id')
        .where('refresh_expires_at', '<=', seconds)
        .orderBy('refresh_expires_at')
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('refresh_families')
        .where('id', 'in', expired)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
