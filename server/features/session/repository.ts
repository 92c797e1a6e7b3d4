import { type Selectable, sql } from 'kysely';
import type { EventKind } from '#contract/account.ts';
import { lockUser } from '#server/db/lock-user.ts';
import { noteEvent, noteEventOf } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import type { Asker } from '#server/runtime/asker.ts';

export type RefreshFamily = Selectable<Tables['refresh_families']>;

/** The claims of a pair. */
export type ActivePair = Pick<
  RefreshFamily,
  'refresh_jti' | 'access_jti' | 'issued_at' | 'access_expires_at' | 'refresh_expires_at'
>;

/** The browser and its system in words, and the address. */
export type SessionDevice = Pick<RefreshFamily, 'browser' | 'system' | 'ip_addr'>;

export type FamilyRepository = ReturnType<typeof createFamilyRepository>;

/** Sessions with the claims of their token pairs. */
export function createFamilyRepository(db: Db) {
  const own = ({ id, sid }: Asker) =>
    db
      .selectFrom('refresh_families')
      .where('refresh_families.id', '=', sid)
      .where('refresh_families.user_id', '=', id);

  return {
    /**
     * Begins a session. Returns whether it did: not if the user is gone, or no longer has this hash
     * of a password, so that none begins with a password that is being changed (ACC-2).
     */
    insert(family: RefreshFamily, passwordHash: string | undefined): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, family.user_id, passwordHash))) return false;
        await transaction.insertInto('refresh_families').values(family).execute();
        const { user_id, browser, system, ip_addr, began_at: created_at } = family;
        const kind = 'signed_in';
        await noteEvent(transaction, { user_id, kind, created_at, browser, system, ip_addr });
        return true;
      });
    },

    /** The revision of the session's user, and how far it has been used, if both still exist. */
    findOwner(asker: Asker) {
      return own(asker)
        .innerJoin('users', 'users.id', 'refresh_families.user_id')
        .select(['revision', 'used_at', 'access_jti', 'first_used_at'])
        .executeTakeFirst();
    },

    /** The user of a session: of all queries the only one that knows no user. */
    async findUser(sid: string): Promise<number | undefined> {
      const family = await db
        .selectFrom('refresh_families')
        .select('user_id')
        .where('id', '=', sid)
        .executeTakeFirst();
      return family?.user_id;
    },

    /** True if the account of a token still exists. */
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

    find: (asker: Asker): Promise<RefreshFamily | undefined> =>
      own(asker).selectAll().executeTakeFirst(),

    /**
     * Replaces the pair with the refresh token `refreshJti`. One statement: of simultaneous calls exactly one
     * succeeds; returns whether this one did (SEC-8).
     */
    async rotate(
      { id, sid }: Asker,
      refreshJti: string,
      next: ActivePair,
      now: number,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('refresh_families')
        .set({ ...next, previous_refresh_jti: refreshJti, rotated_at: now, first_used_at: null })
        .where('id', '=', sid)
        .where('user_id', '=', id)
        .where('refresh_jti', '=', refreshJti)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Notes that the session is in use, and so is the pair with this access token, if it still is the active one. */
    async noteUse(
      { id, sid }: Asker,
      accessJti: string,
      address: string,
      now: number,
    ): Promise<void> {
      await db
        .updateTable('refresh_families')
        .set({ used_at: now, ip_addr: address })
        .set({
          // Citus misreads the short form, `case access_jti when …`.
          first_used_at: sql`case when access_jti = ${accessJti}
          then coalesce(first_used_at, ${now}) else first_used_at end`,
        })
        .where('id', '=', sid)
        .where('user_id', '=', id)
        .execute();
    },

    /** Returns whether there was such a session. */
    end({ id, sid }: Asker, kind: EventKind, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, id);
        const ended = await transaction
          .deleteFrom('refresh_families')
          .where('id', '=', sid)
          .where('user_id', '=', id)
          .returning(['user_id', 'browser', 'system', 'ip_addr'])
          .executeTakeFirst();
        if (ended === undefined) return false;
        await noteEvent(transaction, { ...ended, kind, created_at: now });
        return true;
      });
    },

    /** A user's sessions that have not expired at `seconds`, the last used first; of many only `limit`. */
    list(user: number, seconds: number, limit: number) {
      return db
        .selectFrom('refresh_families')
        .select(['id', 'browser', 'system', 'ip_addr', 'began_at', 'used_at'])
        .where('user_id', '=', user)
        .where('refresh_expires_at', '>', seconds)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Ends all sessions of the user but this one; returns how many. */
    endOthers(asker: Asker, now: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, asker.id);
        const { numDeletedRows } = await transaction
          .deleteFrom('refresh_families')
          .where('user_id', '=', asker.id)
          .where('id', '!=', asker.sid)
          .executeTakeFirstOrThrow();
        const ended = Number(numDeletedRows);
        if (ended > 0) await noteEventOf(transaction, asker, 'other_sessions_ended', now);
        return ended;
      });
    },
  };
}
