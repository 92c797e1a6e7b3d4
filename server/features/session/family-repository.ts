import type { Selectable } from 'kysely';
import type { EventKind } from '#contract/account.ts';
import { lockUser } from '#server/db/lock-user.ts';
import { noteEvent } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';

export type RefreshFamily = Selectable<Tables['refresh_families']>;

/** One that has not been used yet. */
type NewFamily = Omit<RefreshFamily, 'pressed_at'>;

/** The columns that a rotation changes. */
export type ActivePair = Pick<
  RefreshFamily,
  'refresh_jti' | 'access_jti' | 'issued_at' | 'access_expires_at' | 'refresh_expires_at'
>;

export type FamilyRepository = ReturnType<typeof createFamilyRepository>;

/** Sessions with the claims of their token pairs. */
export function createFamilyRepository(db: Db) {
  return {
    /**
     * Begins a session. Returns whether it did: not if the user is gone, or no longer has this hash
     * of a password, so that none begins with a password that is being changed (ACC-2).
     */
    insert(family: NewFamily, passwordHash: string | undefined): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, family.user_id, passwordHash))) return false;
        await transaction.insertInto('refresh_families').values(family).execute();
        const { user_id, browser, system, ip_addr, began_at: created_at } = family;
        const kind = 'signed_in';
        await noteEvent(transaction, { user_id, kind, created_at, browser, system, ip_addr });
        return true;
      });
    },

    /** The family's user with the revision, and when it was used last, if both still exist. */
    findOwner(id: string): Promise<{ id: number; revision: number; usedAt: number } | undefined> {
      return db
        .selectFrom('refresh_families')
        .innerJoin('users', 'users.id', 'refresh_families.user_id')
        .select(['users.id', 'revision', 'used_at as usedAt'])
        .where('refresh_families.id', '=', id)
        .executeTakeFirst();
    },

    /** Whether the account of a token still exists. */
    async hasUser(id: number, uuid: string): Promise<boolean> {
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('uuid', '=', uuid)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return user !== undefined;
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

    /** Notes that the family is in use, unless that was done since `before`. */
    async touch(id: string, now: number, before: number, address: string): Promise<void> {
      await db
        .updateTable('refresh_families')
        .set({ used_at: now, ip_addr: address })
        .where('id', '=', id)
        .where('used_at', '<=', before)
        .execute();
    },

    /** Ends a session, of this user if one is given. Returns whether there was one. */
    end(id: string, kind: EventKind, now: number, user?: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const family = await transaction
          .selectFrom('refresh_families')
          .select('user_id')
          .where('id', '=', id)
          .executeTakeFirst();
        if (family === undefined || (user !== undefined && family.user_id !== user)) return false;
        await lockUser(transaction, family.user_id);
        const ended = await transaction
          .deleteFrom('refresh_families')
          .where('id', '=', id)
          .returning(['user_id', 'browser', 'system', 'ip_addr'])
          .executeTakeFirst();
        if (ended === undefined) return false;
        await noteEvent(transaction, { ...ended, kind, created_at: now });
        return true;
      });
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
