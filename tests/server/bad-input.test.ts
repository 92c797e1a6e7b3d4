import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { paths } from '#contract/paths.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteUser } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';

const json = { 'content-type': 'application/json' };
const KIBIBYTE = 1024;

/** Bodies for `POST worktimetracker/`, which reads a name. */
const badBodies: [what: string, status: number, payload: string | Buffer, headers?: object][] = [
  ['text that is no JSON', 400, '{"name":'],
  ['a body that is not JSON', 415, 'name', { 'content-type': 'text/plain' }],
  ['a form', 415, 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a compressed body', 400, gzipSync('{"name":"a"}'), { 'content-encoding': 'gzip' }],
  ['an empty body', 400, ''],
  ['null', 400, 'null'],
  ['a list', 400, '["name"]'],
  ['a prototype', 400, '{"name":"a","__proto__":{"user":1}}'],
  ["a constructor's prototype", 400, '{"name":"a","constructor":{"prototype":{}}}'],
  // SEC-3
  ['NUL', 400, '{"name":"a\\u0000b"}'],
  ['more than 16 KiB', 413, JSON.stringify({ name: 'a', jwt_access: 'a'.repeat(16 * KIBIBYTE) })],
];

describe.each(routeDatabases)('bad input on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const user = suiteUser(testApp);

  it.each(badBodies)('%s gets %i and changes nothing', async (_, status, payload, headers) => {
    const before = await storedRows(testApp.db);
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.workRecords}`,
      headers: { ...user.headers, ...json, ...headers },
      payload,
    });
    expect(response.statusCode, response.body).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  // LIM-7
  it.each([
    { method: 'POST', path: paths.register },
    { method: 'PUT', path: accountPaths.password },
  ] as const)('$method $path reads 4 KiB and no more', async ({ method, path }) => {
    const send = (length: number) =>
      testApp.app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...user.headers, ...json },
        payload: '{}'.padEnd(length),
      });
    expect((await send(4 * KIBIBYTE)).statusCode).toBe(400);
    const response = await send(4 * KIBIBYTE + 1);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ detail: 'The body is too large.', code: 'too_large' });
  });

  // API-5
  it('every wrong field is named at once', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.register}`,
      payload: { username: 'abc', password: 'a'.repeat(17) },
    });
    expect(response.json()).toEqual({
      username: ['Ensure this field has at least 4 characters.'],
      password: ['Ensure this field has no more than 16 characters.'],
    });
  });

  // SEC-2
  it('unknown fields of a new account are not stored', async () => {
    const extra = { id: 99, uuid: 'mine', username_key: 'hanako', password_hash: 'x', is_admin: 1 };
    const payload = { username: 'jiro', password: 'secret', ...extra };
    const signUp = { method: 'POST', url: `/api/${paths.register}`, payload } as const;
    expect((await testApp.app.inject(signUp)).statusCode).toBe(201);
    const stored = testApp.db.selectFrom('users').selectAll().where('username_key', '=', 'jiro');
    const values = Object.values(await stored.executeTakeFirstOrThrow());
    for (const value of Object.values(extra)) expect(values).not.toContain(value);
  });

  // SEC-2
  it('unknown fields are not stored', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/${paths.workRecords}`,
      headers: user.headers,
      payload: { name: 'a', id: 99, ip_addr: '8.8.8.8', user_id: 99 },
    });
    expect(response.json()).toEqual({
      id: expect.any(Number),
      name: 'a',
      ip_addr: '127.0.0.1',
      user: user.id,
      uuid: expect.any(String),
      version: 1,
      archived: false,
      used_at: null,
    });
  });

  it.each([
    '/api/nope',
    '/api/roulette/noauth/%zz/items',
    '/api/roulette/noauth/%00/items',
    `/api/roulette/noauth/${'9'.repeat(400)}/items`,
    '/api//roulette/noauth/',
  ])('the path %s returns an error in our shape', async (url) => {
    const response = await testApp.app.inject(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
