import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import type { Insertable, Selectable } from 'kysely';
import { lockUser } from '#server/db/lock-user.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import type { Asker } from '#server/runtime/asker.ts';

type Row = Selectable<Tables['passkeys']>;

/** The user whom a passkey names. */
export interface UserHandle {
  id: number;
  uuid: string;
}

export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;

/** The passkeys of all users, and the challenges that they are to sign. */
export function createPasskeyRepository(db: Db) {
  return {
    /** The oldest first. */
    list(user: number) {
      return db
        .selectFrom('passkeys')
        .select(['id', 'name', 'browser', 'system', 'created_at', 'used_at'])
        .select(['credential_id', 'rp_id as domain'])
        .where('user_id', '=', user)
        .orderBy('id')
        .execute();
    },

    /** For the browser, which adds no second one where one is. */
    async credentials(user: number, rpId: string) {
      const rows = await db
        .selectFrom('passkeys')
        .select(['credential_id as id', 'transports'])
        .where('user_id', '=', user)
        .where('rp_id', '=', rpId)
        .execute();
      return rows.map(({ id, transports }) => ({
        id,
        transports: transports.split(',').filter(Boolean) as AuthenticatorTransportFuture[],
      }));
    },

    /** The passkey of the user with this handle, with its public key and counter. */
    find(credentialId: string, { id, uuid }: UserHandle) {
      return db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .select(['passkeys.id', 'user_id', 'credential_id', 'public_key', 'counter', 'rp_id'])
        .where('credential_id', '=', credentialId)
        .where('users.uuid', '=', uuid)
        .where('user_id', '=', id)
        .executeTakeFirst();
    },

    /** Returns why nothing was stored, if so. `sid` is the session that asks. */
    add(
      row: Insertable<Tables['passkeys']>,
      sid: string,
      most: number,
    ): Promise<'known' | 'too many' | undefined> {
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, row.user_id))) return 'known';
        const { count } = await transaction
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', row.user_id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return 'too many';
        const added = await transaction
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'credential_id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return 'known';
        await noteEventOf(transaction, { id: row.user_id, sid }, 'passkey_added', row.created_at);
        return undefined;
      });
    },

    /** Returns whether there was one. */
    remove(asker: Asker, id: number, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        await lockUser(transaction, asker.id);
        const { numDeletedRows } = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', asker.id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await noteEventOf(transaction, asker, 'passkey_removed', now);
        return true;
      });
    },

    /** Returns whether it did so: not if another use came first. */
    async use(
      { id, user_id, counter }: Pick<Row, 'id' | 'user_id' | 'counter'>,
      next: number,
      now: number,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter: next, used_at: now })
        .where('id', '=', id)
        .where('user_id', '=', user_id)
        .where('counter', '=', counter)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Notes a challenge that is given out; that of a sign-in has no user. */
    async addChallenge(challenge: string, user: number | null, expiresAt: number): Promise<void> {
      await db
        .insertInto('passkey_challenges')
        .values({ challenge, user_id: user, expires_at: expiresAt })
        .execute();
    },

    /** True if it was given out for this and is still good; asking uses it up. */
    async takeChallenge(challenge: string, user: number | null, now: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('user_id', user === null ? 'is' : '=', user)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
