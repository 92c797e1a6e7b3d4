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
const badBodies = [
  { what: 'text that is no JSON', headers: json, payload: '{"name":', status: 400 },
  {
    what: 'a body that is not JSON',
    headers: { 'content-type': 'text/plain' },
    payload: 'name',
    status: 415,
  },
  {
    what: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=a',
    status: 415,
  },
  {
    what: 'a compressed body',
    headers: { ...json, 'content-encoding': 'gzip' },
    payload: gzipSync('{"name":"a"}'),
    status: 415,
  },
  { what: 'an empty body', headers: json, payload: '', status: 400 },
  { what: 'null', headers: json, payload: 'null', status: 400 },
  { what: 'a list', headers: json, payload: '["name"]', status: 400 },
  {
    what: 'a prototype',
    headers: json,
    payload: '{"name":"a","__proto__":{"user":1}}',
    status: 400,
  },
  {
    what: "a constructor's prototype",
    headers: json,
    payload: '{"name":"a","constructor":{"prototype":{}}}',
    status: 400,
  },
  // SEC-3
  { what: 'NUL', headers: json, payload: '{"name":"a\\u0000b"}', status: 400 },
  {
    what: 'a bidirectional mark',
    headers: json,
    payload: '{"name":"a\\u202eb"}',
    status: 400,
  },
  {
    what: 'more than 16 KiB',
    headers: json,
    payload: JSON.stringify({ name: 'a', jwt_access: 'a'.repeat(16 * KIBIBYTE) }),
    status: 413,
  },
];

describe.each(routeDatabases)('bad input on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const user = suiteUser(testApp);

  it.each(badBodies)(
    '$what gets $status and changes nothing',
    async ({ headers, payload, status }) => {
      const before = await storedRows(testApp.db);
      const response = await testApp.app.inject({
        method: 'POST',
        url: `/api/${paths.workRecords}`,
        headers: { ...user.headers, ...headers },
        payload,
      });
      expect(response.statusCode, response.body).toBe(status);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(await storedRows(testApp.db)).toEqual(before);
    },
  );

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

  it('a leap second, which `Date` cannot represent, is accepted but not stored', async () => {
    const response = await testApp.app.inject(
      `/api/${paths.responseTime}?last_request_date=2026-12-31T23:59:60Z`,
    );
    expect(response.statusCode).toBe(200);
    const [row] = await testApp.db.selectFrom('guest_response_times').selectAll().execute();
    expect(row).toMatchObject({ last_request_at: null });
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
