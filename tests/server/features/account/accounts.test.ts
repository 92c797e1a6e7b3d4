import { hash, parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { hashPassword } from '#server/features/account/passwords.ts';
import { UnavailableError } from '#server/runtime/errors.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

describe.each(routeDatabases)('an account on $name', ({ open }) => {
  const testApp = suiteApp({ open });

  const signUp = (username: string, password = 'secret') =>
    testApp.call('POST', paths.register, { username, password });
  const signIn = (username: string, password = 'secret') =>
    testApp.call('POST', paths.token, { username, password });
  async function storedUser() {
    return testApp.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  }

  // API-7
  it('is created with 201, its id and username', async () => {
    const response = await signUp('太郎さん');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ id: expect.any(Number), username: '太郎さん' });
  });

  // SES-2
  it.each([
    { length: 3, status: 400 },
    { length: 4, status: 201 },
    { length: 16, status: 201 },
    { length: 17, status: 400 },
  ])('with a name and a password of $length emoji is answered with $status', async (row) => {
    const response = await signUp('🍜'.repeat(row.length), '🍶'.repeat(row.length));
    expect(response.statusCode).toBe(row.status);
  });

  // SEC-4
  it.each([
    { other: 'TARO', why: 'case' },
    { other: 'ｔａｒｏ', why: 'width' },
    { other: 'taro ', why: 'a space behind it' },
  ])('whose name differs only by $why is refused', async ({ other }) => {
    await signUp('taro');
    const response = await signUp(other);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ username: ['A user with that username already exists.'] });
  });

  // SEC-3
  it.each(['ad\u200bmin', '㍿㍿㍿㍿㍿㍿'])('cannot be called %j', async (username) => {
    const response = await signUp(username);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ username: [expect.any(String)] });
  });

  it('that is older than the rule for its name can still be signed in to', async () => {
    const { id: user_id } = (await signUp('admin')).json();
    const username_key = 'ad\u200bmin';
    await testApp.db.updateTable('users').set({ username: username_key, username_key }).execute();
    await testApp.db.insertInto('usernames').values({ username_key, user_id }).execute();
    expect((await signIn('ad\u200bmin')).statusCode).toBe(200);
  });

  // SEC-4
  it('is created once by simultaneous registrations', async () => {
    const responses = await Promise.all([signUp('taro'), signUp('Taro'), signUp('TARO')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });

  // SEC-3
  it('keeps a password exactly', async () => {
    const password = ' ｐa\u0301 ';
    expect((await signUp('taro', password)).statusCode).toBe(201);
    for (const other of [password.trim(), password.normalize('NFKC'), password.normalize()]) {
      expect((await signIn('taro', other)).statusCode).toBe(401);
    }
    expect((await signIn('taro', password)).statusCode).toBe(200);
  });

  // SEC-1
  it('does not reveal whether the name or the password was wrong', async () => {
    await signUp('taro');
    const wrongPassword = await signIn('taro', 'wrong');
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.body).toBe(
      '{"detail":"No active account found with the given credentials","code":"no_active_account"}',
    );
    for (const unknown of ['hanako', 'x', 'nul\u0000', '\ud83d', 'a'.repeat(1000)]) {
      const response = await signIn(unknown);
      expect(response.statusCode).toBe(401);
      expect(response.body).toBe(wrongPassword.body);
    }
  });

  // SEC-5
  it('keeps an argon2id hash of the password, with 19456 KiB and two passes at least', async () => {
    await signUp('taro');
    const { password_hash } = await storedUser();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(parseOptions(password_hash)).toMatchObject({
      memoryCost: 19_456,
      timeCost: 2,
      parallelism: 1,
    });
  });

  // SEC-5
  it('gets a new hash at sign-in if the old one is weaker', async () => {
    await signUp('taro');
    const weak = await hash('secret', { memoryCost: 8192, timeCost: 1 });
    await testApp.db.updateTable('users').set({ password_hash: weak }).execute();
    expect((await signIn('taro', 'wrong')).statusCode).toBe(401);
    expect((await storedUser()).password_hash).toBe(weak);
    // The one that stores its new hash second goes by the first.
    const both = await Promise.all([signIn('taro'), signIn('taro')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(parseOptions((await storedUser()).password_hash)).toMatchObject({
      memoryCost: 19_456,
      timeCost: 2,
    });
    expect((await signIn('taro')).statusCode).toBe(200);
  });
});

// LIM-6
it('hashes that are too many at once are refused, and the next ones are not', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 80 }, () => hashPassword('secret')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(80 - 64 - 4);
  expect(refused.length).toBeLessThan(80 - 64 + 1);
  for (const outcome of refused) {
    expect(outcome).toMatchObject({ reason: expect.any(UnavailableError) });
  }
  expect(await hashPassword('secret')).toMatch(/^\$argon2id\$/);
});
