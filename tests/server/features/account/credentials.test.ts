import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const good = { username: 'taro', password: 'secret' };
const wrong = [undefined, null, '', 1234, true, ['taro'], { taro: 'taro' }];

// SEC-2
describe('a sign-up or sign-in', () => {
  const testApp = suiteApp();

  function post(path: string, payload: object) {
    return testApp.app.inject({ method: 'POST', url: `/api/${path}`, payload });
  }
  function users() {
    return testApp.db.selectFrom('users').selectAll().execute();
  }

  describe.each([paths.register, paths.token])('at %s', (path) => {
    describe.each(['username', 'password'] as const)('with a %s', (field) => {
      it.each(wrong)('that is %j is refused, and that field named', async (value) => {
        const response = await post(path, { ...good, [field]: value });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ [field]: [expect.any(String)] });
        expect(await users()).toEqual([]);
      });
    });
  });

  it('does not store unknown fields', async () => {
    const extra = {
      id: 99,
      uuid: 'mine',
      username_key: 'hanako',
      password_hash: 'x',
      is_admin: true,
    };
    expect((await post(paths.register, { ...good, ...extra })).statusCode).toBe(201);
    const [user] = await users();
    expect(user).toMatchObject({ username: 'taro', username_key: 'taro' });
    for (const value of Object.values(extra))
      expect(Object.values(user ?? {})).not.toContain(value);
    expect((await post(paths.token, { ...good, ...extra })).statusCode).toBe(200);
  });
});
