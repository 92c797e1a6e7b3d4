import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { connectPostgres } from '#server/db/postgres/connect-postgres.ts';
import type { Db } from '#server/db/schema.ts';
import {
  type AttemptRepository,
  createAttemptRepository,
} from '#server/features/account/attempt-repository.ts';
import { outcomeOfAttempt } from '#server/features/account/lockout-service.ts';
import { createOperatorRepository } from '#server/features/account/operator-repository.ts';
import { createPostgresDatabase, routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp, suiteSeconds } from '#tests/support/server/suite.ts';

const MINUTE = 60;

const passSeconds = suiteSeconds();

// LIM-1: how the waits grow, without the time that a hash takes.
describe.each(routeDatabases)('a name on $name', ({ open }) => {
  let db: Db;
  let attempts: AttemptRepository;

  beforeEach(async () => {
    db = await open();
    attempts = createAttemptRepository(db);
  });
  afterEach(() => db.destroy());

  const wrong = () => outcomeOfAttempt(attempts, 'taro', undefined);
  const right = () => outcomeOfAttempt(attempts, 'taro', 'in');

  it('waits after ten wrong passwords in a row: 1 minute, 2, 4, 8, and then always 15', async () => {
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      passSeconds(minutes * MINUTE - 1);
      expect(await wrong()).toBe('waiting');
      passSeconds(1);
      expect(await wrong()).toBeUndefined();
    }
  });

  it('does not wait longer because of attempts during the wait', async () => {
    for (let i = 0; i < 10; i += 1) await wrong();
    for (let i = 0; i < 50; i += 1) expect(await wrong()).toBe('waiting');
    expect(await right()).toBe('waiting');
    passSeconds(MINUTE);
    expect(await right()).toBe('in');
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
  });

  it('starts from zero after a success', async () => {
    for (let i = 0; i < 9; i += 1) await wrong();
    expect(await right()).toBe('in');
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    expect(await wrong()).toBe('waiting');
    passSeconds(MINUTE);
    expect(await right()).toBe('in');
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    passSeconds(MINUTE);
    expect(await wrong()).toBeUndefined();
  });

  it('does not wait because of right passwords, however many at once', async () => {
    for (let i = 0; i < 9; i += 1) await wrong();
    const outcomes = await Promise.all(Array.from({ length: 50 }, right));
    expect(new Set(outcomes)).toEqual(new Set(['in']));
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBeUndefined();
    expect(await right()).toBe('waiting');
  });

  it('tells ten of a hundred simultaneous guesses apart, and one after each wait', async () => {
    for (const tries of [10, 1, 1]) {
      const guesses = Array.from({ length: 99 }, wrong);
      const last = right();
      const outcomes = await Promise.all(guesses);
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(tries);
      expect(await last).toBe('waiting');
      passSeconds(4 * MINUTE);
    }
  });

  it('waits a minute where the server that had to begin the wait ended before', async () => {
    for (let i = 0; i < 10; i += 1) await attempts.addWrong('taro');
    expect(await right()).toBe('waiting');
    passSeconds(MINUTE);
    expect(await right()).toBe('in');
  });
});

// SEC-1, LIM-1, LIM-2
describe('a sign-in', () => {
  const testApp = suiteApp();

  const post = (path: string, username: string, password: string, remoteAddress = '192.0.2.1') =>
    testApp.call('POST', path, { username, password }, { remoteAddress });

  it('returns the body of a wrong password while the name waits', async () => {
    await signedInUser(testApp, 'taro');
    const first = await post(paths.token, 'taro', 'wrong');
    // Other spellings are the same name.
    for (let i = 0; i < 9; i += 1) await post(paths.token, 'ＴＡＲＯ', 'wrong');
    const waiting = await post(paths.token, 'taro', testPassword);
    expect([waiting.statusCode, waiting.body]).toEqual([401, first.body]);
    passSeconds(MINUTE);
    expect((await post(paths.token, 'taro', testPassword)).statusCode).toBe(200);
  });

  // LIM-6
  it('is refused where too many come at once, and does not count then', async () => {
    await signedInUser(testApp, 'shichiro');
    const names = [
      ...Array.from({ length: 100 }, (_, i) => `nobody ${i}`),
      ...Array(9).fill('shichiro'),
    ];
    const answers = await Promise.all(names.map((name) => post(paths.token, name, 'wrong')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
    const checked = answers.slice(100).filter(({ statusCode }) => statusCode === 401).length;
    expect(checked).toBeLessThan(9);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeLessThanOrEqual(names.length - 64);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    for (let i = checked; i < 9; i += 1) {
      expect((await post(paths.token, 'shichiro', 'wrong')).statusCode).toBe(401);
    }
    expect((await post(paths.token, 'shichiro', testPassword)).statusCode).toBe(200);
  });

  // LIM-18
  it('of the owner from a known network is not hindered by others who guess', async () => {
    const home = '203.0.113.7';
    const elsewhere = '198.51.100.1';
    await signedInUser(testApp, 'saburo');
    expect((await post(paths.token, 'saburo', testPassword, home)).statusCode).toBe(200);
    const first = await post(paths.token, 'saburo', 'wrong', elsewhere);
    // One wrong try after each wait would keep it up for ever.
    for (let i = 0; i < 12; i += 1) await post(paths.token, 'saburo', 'wrong', elsewhere);
    const stranger = await post(paths.token, 'saburo', testPassword, elsewhere);
    expect([stranger.statusCode, stranger.body]).toEqual([401, first.body]);
    expect((await post(paths.token, 'saburo', testPassword, home)).statusCode).toBe(200);
    // A success does not help the stranger.
    expect((await post(paths.token, 'saburo', testPassword, elsewhere)).statusCode).toBe(401);
  });

  it('from a known network is guarded by a count of its own', async () => {
    const [home, neighbour, other] = ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'];
    await signedInUser(testApp, 'shiro');
    await post(paths.token, 'shiro', testPassword, home);
    const wrong = await post(paths.token, 'shiro', 'wrong', neighbour);
    for (let i = 0; i < 9; i += 1) await post(paths.token, 'shiro', 'wrong', home);
    const waiting = await post(paths.token, 'shiro', testPassword, neighbour);
    expect([waiting.statusCode, waiting.body]).toEqual([401, wrong.body]);
    expect((await post(paths.token, 'shiro', testPassword, other)).statusCode).toBe(200);
  });

  it('from a network that was last used 90 days ago counts like all others', async () => {
    const [home, elsewhere] = ['203.0.113.8', '198.51.100.2'];
    await signedInUser(testApp, 'goro');
    await post(paths.token, 'goro', testPassword, home);
    testApp.clock.advance(90 * DAY_MS + 1);
    for (let i = 0; i < 10; i += 1) await post(paths.token, 'goro', 'wrong', elsewhere);
    expect((await post(paths.token, 'goro', testPassword, home)).statusCode).toBe(401);
  });

  it('from a known network works at once after the operator ended the wait', async () => {
    const home = '203.0.113.9';
    const { id } = await signedInUser(testApp, 'rokuro');
    await post(paths.token, 'rokuro', testPassword, home);
    for (let i = 0; i < 10; i += 1) await post(paths.token, 'rokuro', 'wrong', home);
    expect((await post(paths.token, 'rokuro', testPassword, home)).statusCode).toBe(401);
    await createOperatorRepository(testApp.db).unlock(id, testApp.clock());
    expect((await post(paths.token, 'rokuro', testPassword, home)).statusCode).toBe(200);
  });

  it('works at once for a name that was guessed before it was registered', async () => {
    for (let i = 0; i < 11; i += 1) {
      expect((await post(paths.token, 'hanako', 'wrong')).statusCode).toBe(401);
    }
    expect((await post(paths.register, 'hanako', 'secret')).statusCode).toBe(201);
    expect((await post(paths.token, 'hanako', 'secret')).statusCode).toBe(200);
  });
});

// OPS-8
it('two servers on one PostgreSQL count wrong passwords together, and no right ones', async () => {
  const url = await createPostgresDatabase();
  const connections = [connectPostgres(url), connectPostgres(url)];
  const servers = connections.map(createAttemptRepository);
  const onEach = (proof: string | undefined) =>
    Promise.all(servers.map((attempts) => outcomeOfAttempt(attempts, 'taro', proof)));
  const right = await Promise.all(Array.from({ length: 12 }, () => onEach('in')));
  expect(new Set(right.flat())).toEqual(new Set(['in']));
  for (let i = 0; i < 5; i += 1) expect(await onEach(undefined)).toEqual([undefined, undefined]);
  expect(await onEach('in')).toEqual(['waiting', 'waiting']);
  await Promise.all(connections.map((db) => db.destroy()));
});
