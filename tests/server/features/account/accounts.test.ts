import { hash, parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
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
  async function expectStrong(): Promise<void> {
    const { password_hash } = await storedUser();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$/);
    const strong = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    expect(parseOptions(password_hash)).toMatchObject(strong);
  }

  // API-7, SES-2
  it('is created with 201, its id and username, of 4 or 16 characters', async () => {
    for (const username of ['太郎さん', '🍜'.repeat(16)]) {
      const response = await signUp(username, username);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ id: expect.any(Number), username });
    }
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
  it('is created once by simultaneous registrations of a name, however it is written', async () => {
    const responses = await Promise.all([signUp('taro'), signUp('TARO '), signUp('ｔａｒｏ')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    const refused = responses.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toEqual({ username: ['A user with that username already exists.'] });
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
  it('has an argon2id hash of 19456 KiB and two passes, and gets it at sign-in where the old one is weaker', async () => {
    await signUp('taro');
    await expectStrong();
    const weak = await hash('secret', { memoryCost: 8192, timeCost: 1 });
    await testApp.db.updateTable('users').set({ password_hash: weak }).execute();
    expect((await signIn('taro', 'wrong')).statusCode).toBe(401);
    expect((await storedUser()).password_hash).toBe(weak);
    // The one that stores its new hash second goes by the first.
    const both = await Promise.all([signIn('taro'), signIn('taro')]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expectStrong();
    expect((await signIn('taro')).statusCode).toBe(200);
  });
});
