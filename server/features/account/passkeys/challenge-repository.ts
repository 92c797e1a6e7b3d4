import type { Db } from '#server/db/schema.ts';

export type ChallengeRepository = ReturnType<typeof createChallengeRepository>;

/** Challenges that were given out; those of a sign-in have no user. */
export function createChallengeRepository(db: Db) {
  return {
    async add(challenge: string, user: number | null, expiresAt: number): Promise<void> {
      await db
        .insertInto('passkey_challenges')
        .values({ challenge, user_id: user, expires_at: expiresAt })
        .execute();
    },

    /** Whether it was given out for this and is still good; it is used up by that. */
    async take(challenge: string, user: number | null, now: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('user_id', user === null ? 'is' : '=', user)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Deletes at most `limit` of those that expired; returns how many. */
    async deleteExpired(now: number, limit: number): Promise<number> {
      const expired = db
        .selectFrom('passkey_challenges')
        .select('challenge')
        .where('expires_at', '<=', now)
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', 'in', expired)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
