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
  ['more than 16 KiB', 413, JSON.stringify({ name: 'a', jwt_access: 'a'.repeat(16 * KIBIBYTE) })],
];

describe.each(routeDatabases)('bad input on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const user = suiteUser(testApp);

  it.each(badBodies)('%s gets %i and changes nothing', async (_, status, payload, headers) => {
    const before = await storedRows(testApp.db);
    const caller = { headers: { ...user.headers, ...json, ...headers } };
    const response = await testApp.call('POST', paths.workRecords, payload, caller);
    expect(response.statusCode, response.body).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  // LIM-7
  it.each([
    { method: 'POST', path: paths.register },
    { method: 'PUT', path: accountPaths.password },
  ] as const)('$method $path reads 4 KiB and no more', async ({ method, path }) => {
    const headers = { ...user.headers, ...json };
    const send = (length: number) => testApp.call(method, path, '{}'.padEnd(length), { headers });
    expect((await send(4 * KIBIBYTE)).statusCode).toBe(400);
    const response = await send(4 * KIBIBYTE + 1);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ detail: 'The body is too large.', code: 'too_large' });
  });

  // API-5, SES-2
  it('every wrong field is named at once', async () => {
    const body = { username: '🍜🍜🍜', password: '🍶'.repeat(17) };
    const response = await testApp.call('POST', paths.register, body);
    expect(response.json()).toEqual({
      username: ['Ensure this field has at least 4 characters.'],
      password: ['Ensure this field has no more than 16 characters.'],
    });
  });

  // SEC-2
  it('unknown fields of a new account are not stored', async () => {
    const extra = { id: 99, uuid: 'mine', username_key: 'hanako', password_hash: 'x', is_admin: 1 };
    const payload = { username: 'jiro', password: 'secret', ...extra };
    expect((await testApp.call('POST', paths.register, payload)).statusCode).toBe(201);
    const stored = testApp.db.selectFrom('users').selectAll().where('username_key', '=', 'jiro');
    const values = Object.values(await stored.executeTakeFirstOrThrow());
    for (const value of Object.values(extra)) expect(values).not.toContain(value);
  });
});
