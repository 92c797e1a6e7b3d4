import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { createAttemptRepository } from '#server/features/account/attempt-repository.ts';
import { createPasskeyRepository } from '#server/features/account/passkeys/repository.ts';
import { createUserRepository } from '#server/features/account/user-repository.ts';
import { createHousekeeping } from '#server/runtime/housekeeping.ts';
import { createTestApp, testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { storedRows } from '#tests/support/server/tables.ts';

const YEAR_MS = 365 * DAY_MS;

describe('housekeeping', () => {
  it('runs the other jobs when one fails, and reports the error', async () => {
    const failures: unknown[] = [];
    const done: string[] = [];
    const failure = new Error('away');
    const housekeeping = createHousekeeping(
      [
        async () => {
          throw failure;
        },
        async () => {
          done.push('second');
          return 0;
        },
      ],
      (error) => failures.push(error),
    );
    await housekeeping.run();
    expect(failures).toEqual([failure]);
    expect(done).toEqual(['second']);
  });
});

describe.each(routeDatabases)('a server on $name that listens', ({ name, open }) => {
  // OPS-10
  it('deletes all that has expired, what is left of deleted accounts, and no more', async () => {
    const testApp = await createTestApp({ db: await open() });
    const { app, db, clock } = testApp;
    const { id: user, headers } = await signedInUser(testApp, 'taro');
    const { id: gone } = await signedInUser(testApp, 'hanako');
    await createUserRepository(db).delete(gone, testNow);
    await createAttemptRepository(db).remember(user, '192.0.2.1', testNow);
    await createPasskeyRepository(db).addChallenge('challenge', user, testNow + 1000);
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const added = await app.inject({
      method: 'POST',
      url: `/api/${paths.workRecords}`,
      headers: keyed,
      payload: { name: '設計' },
    });
    await app.inject({
      method: 'DELETE',
      url: `/api/${paths.workRecord(added.json().id)}`,
      headers,
    });
    if (name !== 'SQLite') {
      await db.insertInto('rate_limits').values({ key: 'old', points: 1, expire: 1 }).execute();
    }
    const left = async () => {
      const { raffles, raffle_items, ...expiring } = await storedRows(db);
      const counts =
        name !== 'SQLite' ? await db.selectFrom('rate_limits').selectAll().execute() : [];
      return Object.entries({ ...expiring, rate_limits: counts })
        .filter(([, rows]) => rows.length > 0)
        .map(([table, rows]) => `${rows.length} ${table}`);
    };
    expect(await left()).toEqual([
      '2 users',
      '1 usernames',
      '1 refresh_families',
      '1 sign_in_networks',
      '2 account_events',
      '1 passkey_challenges',
      '1 work_records',
      '1 kept_responses',
      ...(name !== 'SQLite' ? ['1 rate_limits'] : []),
    ]);
    clock.advance(YEAR_MS);
    await createAttemptRepository(db).remember(user, '192.0.2.2', clock());
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(left).toEqual(['1 users', '1 usernames', '1 sign_in_networks']);
    await testApp.close();
  });
});
