import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { connectPostgres } from '#server/db/connect-postgres.ts';
import { createAttemptRepository } from '#server/features/session/attempt-repository.ts';
import { createLockoutService } from '#server/features/session/lockout-service.ts';
import { createPostgresDatabase, databases } from '#tests/support/databases.ts';
import { createTestApp, type TestApp, testNow } from '#tests/support/server-app.ts';
import { signedInUser, testPassword } from '#tests/support/server-session.ts';

const MINUTE = 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
});
afterEach(() => {
  vi.useRealTimers();
});

function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

// Point 10: how the waits grow, without the time that a hash takes.
describe.each(databases)('a name on $name', ({ open }) => {
  async function createLockouts() {
    const db = await open();
    const lockouts = createLockoutService(createAttemptRepository(db));
    return {
      db,
      wrong: () => lockouts.guard('taro', async () => undefined),
      right: () => lockouts.guard('taro', async () => 'in'),
      busy: () => lockouts.guard('taro', () => Promise.reject(new Error('busy'))),
    };
  }

  it('waits after ten wrong passwords in a row: 1 minute, 2, 4, 8, and then always 15', async () => {
    const { db, wrong } = await createLockouts();
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      passSeconds(minutes * MINUTE - 1);
      expect(await wrong()).toBe('waiting');
      passSeconds(1);
      expect(await wrong()).toBeUndefined();
    }
    await db.destroy();
  });

  it('is not made to wait longer by attempts while it waits', async () => {
    const { db, wrong, right } = await createLockouts();
    for (let i = 0; i < 10; i += 1) await wrong();
    for (let i = 0; i < 50; i += 1) expect(await wrong()).toBe('waiting');
    expect(await right()).toBe('waiting');
    passSeconds(MINUTE);
    expect(await right()).toBe('in');
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    await db.destroy();
  });

  it('begins anew after a success', async () => {
    const { db, wrong, right } = await createLockouts();
    for (let i = 0; i < 9; i += 1) await wrong();
    expect(await right()).toBe('in');
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    expect(await wrong()).toBe('waiting');
    await db.destroy();
  });

  it('lets no more than ten of a hundred guesses through that come at once', async () => {
    const { db, wrong } = await createLockouts();
    const outcomes = await Promise.all(Array.from({ length: 100 }, wrong));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(10);
    await db.destroy();
  });

  it('does not wait because the server was busy', async () => {
    const { db, busy, right } = await createLockouts();
    for (let i = 0; i < 15; i += 1) await expect(busy()).rejects.toThrow('busy');
    expect(await right()).toBe('in');
    await db.destroy();
  });
});

// Point 1, point 10.
describe('a sign-in', () => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await createTestApp();
  });
  afterAll(() => testApp.close());

  function post(path: string, username: string, password: string) {
    return testApp.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: { username, password },
    });
  }

  it('is refused with the body of a wrong password while the name waits', async () => {
    await signedInUser(testApp, 'taro');
    const first = await post(paths.token, 'taro', 'wrong');
    // Other spellings are the same name.
    for (let i = 0; i < 9; i += 1) await post(paths.token, 'ＴＡＲＯ', 'wrong');
    const waiting = await post(paths.token, 'taro', testPassword);
    expect([waiting.statusCode, waiting.body]).toEqual([401, first.body]);
    passSeconds(MINUTE);
    expect((await post(paths.token, 'taro', testPassword)).statusCode).toBe(200);
  });

  it('is possible at once with a name that was guessed at before it was registered', async () => {
    for (let i = 0; i < 11; i += 1) {
      expect((await post(paths.token, 'hanako', 'wrong')).statusCode).toBe(401);
    }
    expect((await post(paths.register, 'hanako', 'secret')).statusCode).toBe(201);
    expect((await post(paths.token, 'hanako', 'secret')).statusCode).toBe(200);
  });
});

// Point 33.
it('two servers on one PostgreSQL count wrong passwords together', async () => {
  const url = await createPostgresDatabase();
  const connections = [connectPostgres(url), connectPostgres(url)];
  const [first, second] = connections.map((db) =>
    createLockoutService(createAttemptRepository(db)),
  );
  for (let i = 0; i < 5; i += 1) {
    await first?.guard('taro', async () => undefined);
    await second?.guard('taro', async () => undefined);
  }
  expect(await second?.guard('taro', async () => 'in')).toBe('waiting');
  await Promise.all(connections.map((db) => db.destroy()));
});
