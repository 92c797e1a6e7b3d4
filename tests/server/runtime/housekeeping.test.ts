import { describe, expect, it } from 'vitest';
import { createAccountChangeRepository } from '#server/features/account/change-repository.ts';
import { createHousekeeping } from '#server/runtime/housekeeping.ts';
import { createTestApp, testNow } from '#tests/support/server/app.ts';
import { databases } from '#tests/support/server/databases.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const YEAR_MS = 365 * 86_400_000;

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

  it('stops between two batches', async () => {
    let batches = 0;
    const housekeeping = createHousekeeping(
      [
        async (limit) => {
          batches += 1;
          return limit;
        },
      ],
      () => undefined,
    );
    housekeeping.start();
    await housekeeping.stop();
    const atTheStop = batches;
    await new Promise(setImmediate);
    expect(batches).toBe(atTheStop);
  });
});

describe.each(databases)('a server on $name that listens', ({ name, open }) => {
  // OPS-10
  it('deletes expired sessions, response times and counts, and what is left of deleted accounts', async () => {
    const testApp = await createTestApp({ db: await open() });
    const { app, db, clock } = testApp;
    await signedInUser(testApp, 'taro');
    const { id } = await signedInUser(testApp, 'hanako');
    await createAccountChangeRepository(db).delete(id, testNow);
    await db.insertInto('response_times').values({ ip_addr: '::1', created_at: testNow }).execute();
    if (name === 'PostgreSQL') {
      await db.insertInto('rate_limits').values({ key: 'old', points: 1, expire: 1 }).execute();
    }
    const left = async () => {
      const families = await db.selectFrom('refresh_families').selectAll().execute();
      const times = await db.selectFrom('response_times').selectAll().execute();
      const counts =
        name === 'PostgreSQL' ? await db.selectFrom('rate_limits').selectAll().execute() : [];
      const deleted = await db
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is not', null)
        .execute();
      return families.length + times.length + counts.length + deleted.length;
    };
    expect(await left()).toBe(name === 'PostgreSQL' ? 4 : 3);
    clock.advance(YEAR_MS);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(left).toBe(0);
    await testApp.close();
  });
});
