import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { HTTPMethods } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import { paths } from '#contract/paths.ts';
import type { TokenPair } from '#contract/session.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { bumpRevision } from '#server/changes/revision.ts';
import { agingJobs } from '#server/db/delete-aged.ts';
import { noteEventOf } from '#server/db/note-event.ts';
import { createOperatorRepository } from '#server/features/account/operator-repository.ts';
import { createRemovalRepository } from '#server/features/account/removal-repository.ts';
import { createUserRepository } from '#server/features/account/user-repository.ts';
import { workTimeRows } from '#server/features/work-time/repository.ts';
import { createBackupService } from '#server/features/work-time/transfer/backup-service.ts';
import type { TestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { suiteApp, suiteUser } from '#tests/support/server/suite.ts';
import { tableFile } from '#tests/support/server/table-file.ts';
import { allRows, storedRows } from '#tests/support/server/tables.ts';

const NEW_PASSWORD = 'あたらしい';

describe.each(routeDatabases)('the own account on $name', ({ open }) => {
  const log: string[] = [];
  const testApp = suiteApp({ open, settings: { logLevel: 'info' }, log });
  const user = suiteUser(testApp, () => `taro ${Math.random()}`.slice(0, 16));

  beforeEach(async () => {
    await testApp.db
      .deleteFrom('rate_limits')
      .execute()
      .catch(() => undefined);
    log.length = 0;
  });

  function call(method: HTTPMethods, path: string, payload?: object, { access }: TokenPair = user) {
    // With a key, the response is kept.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return testApp.call(method, path, payload, { access, headers });
  }
  async function status(path: string, pair?: TokenPair): Promise<number> {
    return (await call('GET', path, undefined, pair)).statusCode;
  }
  function signIn(password: string) {
    const { username } = user;
    return call('POST', paths.token, { username, password });
  }
  function changePassword(current: string, next: string) {
    return call('PUT', accountPaths.password, { current_password: current, new_password: next });
  }
  function deleteAccount(password: string) {
    return call('DELETE', accountPaths.me, { current_password: password });
  }

  /** The tables with rows of a user. */
  async function tablesOf(id: number): Promise<string[]> {
    const tables = [...(await allRows(testApp.db))];
    return tables
      .filter(([, rows]) => rows.some((row) => row.user_id === id))
      .map(([name]) => name);
  }

  // ACC-1
  it('has a name and a beginning', async () => {
    expect((await call('GET', accountPaths.me)).json()).toEqual({
      id: user.id,
      username: user.username,
      created_at: '2026-11-20T14:10:01.000Z',
    });
  });

  // ACC-2
  it('gets a new password, which ends all other sessions and leaves this one as it is', async () => {
    const other: TokenPair = (await signIn(testPassword)).json();
    const changes = await Promise.all([
      changePassword(testPassword, NEW_PASSWORD),
      ...Array.from({ length: 5 }, () => call('GET', paths.workRecords)),
    ]);
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([204, 200, 200, 200, 200, 200]);
    expect(await status(paths.workRecords, other)).toBe(401);
    expect((await call('POST', paths.refresh, { refresh: other.refresh }, other)).statusCode).toBe(
      401,
    );
    expect(await status(paths.workRecords)).toBe(200);
    expect((await call('POST', paths.refresh, { refresh: user.refresh })).statusCode).toBe(200);
    expect((await signIn(testPassword)).statusCode).toBe(401);
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await call('GET', accountPaths.events)).json()[1]).toMatchObject({
      kind: 'password_changed',
    });
  });

  it('takes one of two new passwords that are given at the same moment', async () => {
    const answers = await Promise.all(
      ['first', 'second'].map((next) => changePassword(testPassword, next)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
      current_password: ['The password is wrong.'],
    });
  });

  it('lets no session begin with a password that is being replaced', async () => {
    const attempts = Array.from({ length: 12 }, () => signIn(testPassword));
    const change = changePassword(testPassword, NEW_PASSWORD);
    const begun = (await Promise.all(attempts)).filter(({ statusCode }) => statusCode === 200);
    expect((await change).statusCode).toBe(204);
    for (const answer of begun) expect(await status(paths.workRecords, answer.json())).toBe(401);
  });

  // ACC-9, LIM-1
  it('counts wrong passwords at a change or deletion towards the lock-out, and logs no names', async () => {
    for (let i = 0; i < 5; i += 1) {
      const wrong = [await changePassword('wrong', NEW_PASSWORD), await deleteAccount('wrong')];
      for (const { statusCode, body } of wrong) {
        expect([statusCode, body]).toEqual([
          400,
          '{"current_password":["The password is wrong."]}',
        ]);
      }
    }
    expect((await changePassword(testPassword, NEW_PASSWORD)).statusCode).toBe(400);
    expect((await deleteAccount(testPassword)).statusCode).toBe(400);
    expect((await signIn(testPassword)).statusCode).toBe(401);
    expect(await status(paths.workRecords)).toBe(200);
    const lines = log.filter((line) => line.includes('wrong current password'));
    expect(lines).toHaveLength(12);
    for (const secret of [user.username, testPassword, NEW_PASSWORD, 'Bearer', user.access]) {
      expect(log.join('')).not.toContain(secret);
    }
  });

  // ACC-5
  it('is deleted with everything that is its own, and only that', async () => {
    const stranger = await signedInUser(testApp, 'hanako');
    for (const one of [user, stranger]) {
      const { id } = (await call('POST', paths.workRecords, { name: '設計' }, one)).json();
      await call('POST', paths.timeEntries(id), undefined, one);
      await status(paths.responseTime, one);
      const settings = { version: 0, settings: standardSettings };
      await call('PUT', workTimePaths.settings, settings, one);
      const day = { mark: 'paid', remark: '', version: 0 };
      await call('PUT', workTimePaths.day('2026-11-20'), day, one);
      await call('POST', accountPaths.passkeyOptions, { current_password: testPassword }, one);
      await testApp.db.insertInto('passkeys').values(passkeyOf(one)).execute();
      const list = { version: 0, title: '当番', items: ['佐藤'], drawn: [] };
      await call('PUT', ownListPaths.list('A'), list, one);
      await call('POST', workTimePaths.feed, undefined, one);
      const imported = await call('POST', workTimePaths.import, JSON.parse(tableFile(1)), one);
      expect(imported.statusCode).toBe(200);
    }
    await signIn(testPassword);
    const theirs = await tablesOf(stranger.id);
    expect(await tablesOf(user.id)).toEqual(expect.arrayContaining(theirs));
    expect((await deleteAccount(testPassword)).statusCode).toBe(204);
    await createRemovalRepository(testApp.db).remove(100);
    expect(await tablesOf(user.id)).toEqual([]);
    expect(await tablesOf(stranger.id)).toEqual(theirs);
    expect(theirs.length).toBeGreaterThan(9);
    expect(await status(paths.workRecords)).toBe(401);
    expect((await call('POST', paths.refresh, { refresh: user.refresh })).statusCode).toBe(401);
    expect(await status(paths.workRecords, stranger)).toBe(200);
    expect((await signIn(testPassword)).statusCode).toBe(401);
    expect(log.join('')).toContain('account deleted');
  });

  it('is gone at once, also for what is being read, and stays so if the server stops', async () => {
    await call('POST', paths.workRecords, { name: '設計' });
    await call('POST', paths.workRecords, { name: '会議' });
    const list = { version: 0, title: '当番', items: ['佐藤'], drawn: [] };
    expect((await call('PUT', ownListPaths.list('A'), list)).statusCode).toBe(200);
    const imported = await call('POST', workTimePaths.import, JSON.parse(tableFile(600)));
    expect(imported.statusCode).toBe(200);
    const sid = await onlySession(testApp, user.id);
    const backups = createBackupService((id) => workTimeRows(testApp.db, id), testApp.clock);
    const written = await backups.write(user.id, sid);
    expect((await deleteAccount(testPassword)).statusCode).toBe(204);

    // As after a crash: all of its rows are there, and nobody can read them.
    const removals = createRemovalRepository(testApp.db);
    expect((await storedRows(testApp.db)).time_entries).toHaveLength(600);
    const seen = await text(Readable.from(written));
    expect(seen).toContain('"entries": [\n]\n}');
    const { records, deleted } = workTimeRows(testApp.db, user.id);
    expect(await records.list()).toEqual([]);
    expect(await deleted.records(0)).toEqual([]);
    expect(await createUserRepository(testApp.db).find(user.id)).toBeUndefined();
    expect(await createOperatorRepository(testApp.db).list()).toEqual([]);
    await expect(bumpRevision(testApp.db, user.id)).rejects.toThrow();
    const again = { username: user.username, password: NEW_PASSWORD };
    expect((await call('POST', paths.register, again)).statusCode).toBe(201);
    const next: TokenPair = (await signIn(NEW_PASSWORD)).json();
    expect((await call('GET', paths.workRecords, undefined, next)).json()).toEqual([]);

    // In small steps, so that others wait for none of them.
    for (let left = 600; left > 0; left -= 100) {
      expect((await storedRows(testApp.db)).time_entries).toHaveLength(left);
      expect(await removals.remove(100)).toBe(100);
    }
    expect(await removals.remove(100)).toBeLessThan(100);
    expect(await removals.remove(100)).toBe(0);
    expect(await tablesOf(user.id)).toEqual([]);
    expect(await status(paths.workRecords, next)).toBe(200);
  });

  // ACC-6
  it('keeps the events of 90 days, the last 500 of them', async () => {
    const sid = await onlySession(testApp, user.id);
    const users = createUserRepository(testApp.db);
    const kinds = async () =>
      (await users.events(user.id, testApp.clock())).map(({ kind }) => kind);
    await noteEventOf(testApp.db, { id: user.id, sid }, 'exported', testApp.clock() + 1);
    testApp.clock.advance(90 * DAY_MS);
    expect(await kinds()).toEqual(['exported', 'signed_in']);
    const prune = async () => {
      for (const job of agingJobs(testApp.db, testApp.clock)) await job(100);
      const own = testApp.db.selectFrom('account_events').where('user_id', '=', user.id);
      return (await own.select('kind').execute()).map(({ kind }) => kind);
    };
    expect(await prune()).toEqual(['signed_in', 'exported']);
    testApp.clock.advance(1);
    expect(await kinds()).toEqual(['exported']);
    expect(await prune()).toEqual(['exported']);
    testApp.clock.reset();
    expect(await kinds()).toEqual(['exported']);
    for (let i = 0; i < 500; i += 1) {
      await noteEventOf(testApp.db, { id: user.id, sid }, 'imported', testApp.clock() + i);
    }
    expect(await kinds()).toEqual(Array.from({ length: 500 }, () => 'imported'));
    await noteEventOf(testApp.db, { id: user.id, sid: 'unknown' }, 'imported', testApp.clock());
    expect(await kinds()).toHaveLength(500);
  });
});

function passkeyOf({ id, username }: TestUser) {
  return {
    user_id: id,
    credential_id: username,
    public_key: '',
    counter: 0,
    rp_id: 'localhost',
    transports: '',
    created_at: 0,
  };
}

async function onlySession({ db }: TestApp, user: number): Promise<string> {
  const { id } = await db
    .selectFrom('refresh_families')
    .select('id')
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return id;
}
