import { hash, parseOptions } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { databases } from '#tests/support/databases.ts';
import { createTestApp, resetTestApp, type TestApp } from '#tests/support/server-app.ts';

describe.each(databases)('an account on $name', ({ open }) => {
  let testApp: TestApp;

  beforeAll(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  beforeEach(() => resetTestApp(testApp));
  afterAll(() => testApp.close());

  function post(path: string, payload: object) {
    return testApp.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  }
  function signUp(username: string, password = 'secret') {
    return post(paths.register, { username, password });
  }
  function signIn(username: string, password = 'secret') {
    return post(paths.token, { username, password });
  }
  async function storedUser() {
    return testApp.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  }

  it('is answered with its id and username', async () => {
    const response = await signUp('太郎さん');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ id: expect.any(Number), username: '太郎さん' });
  });

  it.each([
    { length: 3, status: 400 },
    { length: 4, status: 201 },
    { length: 16, status: 201 },
    { length: 17, status: 400 },
  ])(
    'with a name and a password of $length emoji is answered with $status',
    async ({ length, status }) => {
      const response = await signUp('🍜'.repeat(length), '🍶'.repeat(length));
      expect(response.statusCode).toBe(status);
    },
  );

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

  it.each(['taro\u0000', 'ta\u202ero', 'taro\ud83d', '㍿㍿㍿㍿㍿㍿', '    '])(
    'cannot be called %j',
    async (username) => {
      const response = await signUp(username);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ username: [expect.any(String)] });
    },
  );

  // Point 4.
  it('is made once when two ask for it at the same moment', async () => {
    const responses = await Promise.all([signUp('taro'), signUp('Taro'), signUp('TARO')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });

  // Point 4.
  it('can be signed in to under any spelling that is the same name', async () => {
    await signUp('taro');
    expect((await signIn('ＴＡＲＯ')).statusCode).toBe(200);
  });

  // Point 3.
  it('keeps spaces around a password', async () => {
    await signUp('taro', ' pass ');
    expect((await signIn('taro', 'pass')).statusCode).toBe(401);
    expect((await signIn('taro', ' pass ')).statusCode).toBe(200);
  });

  // Point 1.
  it('does not tell whether the name or the password was wrong', async () => {
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

  // Point 5.
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

  // Point 5.
  it('gets a new hash at sign-in if the old one is weaker', async () => {
    await signUp('taro');
    const weak = await hash('secret', { memoryCost: 8192, timeCost: 1 });
    await testApp.db.updateTable('users').set({ password_hash: weak }).execute();
    expect((await signIn('taro', 'wrong')).statusCode).toBe(401);
    expect((await storedUser()).password_hash).toBe(weak);
    expect((await signIn('taro')).statusCode).toBe(200);
    expect(parseOptions((await storedUser()).password_hash)).toMatchObject({
      memoryCost: 19_456,
      timeCost: 2,
    });
    expect((await signIn('taro')).statusCode).toBe(200);
  });
});
