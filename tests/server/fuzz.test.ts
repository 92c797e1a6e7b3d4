/**
 * Generated requests for every route: never a 500, never a hang, never a change without a success,
 * and always a response in our shape.
 */
import fc from 'fast-check';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { isLongRun, reportFigure, rounds } from '#tests/support/long-run.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { openApiDocument } from '#tests/support/server/openapi.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { storedRows } from '#tests/support/server/tables.ts';

const LONGEST_ANSWER_MS = 5000;

/** Texts that often cause defects. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud83d',
    '\udc00a',
    '\u202etxt',
    '\ufeff',
    'é'.repeat(300),
    '㍿'.repeat(16),
    '__proto__',
    'constructor',
    "'; drop table users; --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%zz',
    '1e309',
    '-0',
    '9'.repeat(400),
    'NaN',
    '2026-02-30T25:61:61Z',
    '2026-11-20T14:10:01.000Z',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const numbers = fc.oneof(
  fc.constantFrom(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MAX_SAFE_INTEGER),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const fields = fc.constantFrom(
  'username',
  'password',
  'refresh',
  'current_password',
  'new_password',
  'sid',
  'name',
  'user',
  'jwt_access',
  'access_token_username',
  'record',
  'beginning_time',
  'ending_time',
  'note',
  'version',
  'archived',
  'started',
  'ended',
  'created',
  'title',
  'items',
  'drawn',
  'payload',
  'message',
  'secret',
  '__proto__',
  'constructor',
  'toString',
);
const anyValue = fc.oneof(nasty, numbers, fc.constant(null), fc.boolean(), fc.jsonValue());

/** Bodies of the calls on time entries and lists, near enough to what they want. */
const moments = fc.oneof(
  fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constant(null),
  nasty,
);
/** Few, so that some name the same row. */
const uuids = fc.constantFrom(
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
);
const names = fc.oneof(fc.integer({ min: 1, max: 50 }), uuids);
const seen = fc.record({
  id: names,
  version: fc.integer({ min: 1, max: 3 }),
});
const trackerBodies = fc.oneof(
  fc.record(
    {
      record: names,
      uuid: uuids,
      record_uuid: uuids,
      name: nasty,
      beginning_time: moments,
      ending_time: moments,
      note: nasty,
      version: fc.integer({ min: 0, max: 3 }),
      archived: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  fc.record({
    version: fc.integer({ min: 0, max: 3 }),
    title: nasty,
    items: fc.array(nasty, { maxLength: 3 }),
    drawn: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  }),
  fc.record({ started: seen, ended: fc.array(seen, { maxLength: 3 }), created: fc.option(seen) }),
);

/** Bodies of the calls on rooms. */
const ciphertexts = fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/), nasty);
const roomBodies = fc.record(
  {
    payload: ciphertexts,
    message: ciphertexts,
    secret: fc.oneof(fc.constant('s'.repeat(43)), nasty),
  },
  { requiredKeys: [] },
);

function deep(depth: number): string {
  return `${'{"name":['.repeat(depth)}1${']}'.repeat(depth)}`;
}

/** JSON as text, because not all of it can be had from a value. */
const bodies = (user: () => TestUser) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(fields, anyValue, { maxKeys: 6 }).map(text) },
    { weight: 2, arbitrary: fc.record({ username: nasty, password: nasty }).map(text) },
    {
      weight: 2,
      arbitrary: fc.record({ current_password: nasty, new_password: nasty }).map(text),
    },
    { weight: 2, arbitrary: fc.record({ name: nasty, user: anyValue }).map(text) },
    { weight: 2, arbitrary: trackerBodies.map(text) },
    { weight: 2, arbitrary: roomBodies.map(text) },
    { weight: 1, arbitrary: nasty.map((name) => text({ name })) },
    { weight: 1, arbitrary: fc.constantFrom('access', 'refresh').map((key) => tokenOf(user, key)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 1700 }).map(deep) },
    { weight: 1, arbitrary: nasty },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{"__proto__":{"name":"a"}}',
        '{"name":"a","name":"b"}',
        '{"name":1e400}',
        '{"username":"\\ud83d\\ud83d\\ud83d\\ud83d","password":"abcd"}',
        '[]',
        'null',
      ),
    },
  );

function text(value: unknown): string {
  return JSON.stringify(value);
}

function tokenOf(user: () => TestUser, key: 'access' | 'refresh'): string {
  return text({ refresh: user()[key].slice(0, -3) });
}

/** A number is the place of something that exists. */
const ids = fc.oneof(
  { weight: 6, arbitrary: fc.nat(2) },
  { weight: 1, arbitrary: numbers.map(String) },
  { weight: 1, arbitrary: nasty.map(encode) },
  { weight: 1, arbitrary: uuids },
);
const queries = fc.dictionary(
  fc.constantFrom(
    'last_request_date',
    'last_response_date',
    'response_time',
    'before',
    'limit',
    'from',
    'to',
    'cursor',
    'viewer',
    'after',
    '__proto__',
  ),
  fc.oneof(nasty, numbers.map(String), fc.constant('v'.repeat(22))),
);

/** What a request may name, and everything that is stored before it. */
interface Stock {
  records: number[];
  entries: number[];
  room: string;
  rows: Record<string, unknown[]>;
}

/** Three records with an entry each: what requests have deleted is created again. */
async function fillUp(db: Db, user: number): Promise<Stock> {
  // Those only grow, and comparing them would take ever longer.
  await db.deleteFrom('response_times').execute();
  await db.deleteFrom('work_records').where('deleted_at', 'is not', null).execute();
  await db.deleteFrom('time_entries').where('deleted_at', 'is not', null).execute();
  const record = { user_id: user, name: 'fuzz', ip_addr: '::1', created_at: 0 };
  const entry = { beginning_time: 0 };
  const records = await db.selectFrom('work_records').select('id').orderBy('id').limit(3).execute();
  while (records.length < 3) {
    records.push(
      await db.insertInto('work_records').values(record).returning('id').executeTakeFirstOrThrow(),
    );
  }
  const entries: number[] = [];
  for (const { id } of records) {
    const known = await db
      .selectFrom('time_entries')
      .select('id')
      .where('record_id', '=', id)
      .executeTakeFirst();
    const made = db
      .insertInto('time_entries')
      .values({ ...entry, record_id: id, user_id: user })
      .returning('id');
    entries.push((known ?? (await made.executeTakeFirstOrThrow())).id);
  }
  const room = await roomOf(db);
  return { records: records.map(({ id }) => id), entries, room, rows: await storedRows(db) };
}

async function roomOf(db: Db): Promise<string> {
  const known = await db.selectFrom('draw_rooms').select('id').orderBy('id').executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = 'r'.repeat(22);
  const room = {
    id,
    secret_hash: 'h'.repeat(43),
    payload: 'AAAA',
    created_at: 0,
    last_sequence: 0,
    last_at: 0,
  };
  await db
    .insertInto('draw_rooms')
    .values({ ...room, ends_at: Number.MAX_SAFE_INTEGER, size: 4 })
    .execute();
  return id;
}

/** As a client without care would: lone surrogates cannot be encoded, so they are left out. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

describe.each(routeDatabases)('generated requests on $name', ({ name, open }) => {
  let testApp: TestApp;
  let user: TestUser;
  let routes: { method: string; path: string }[];

  beforeAll(async () => {
    testApp = await createTestApp({ db: await open() });
    user = await signedInUser(testApp, 'taro');
    routes = Object.entries((await openApiDocument(testApp.app)).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
  });
  afterAll(() => testApp.close());

  const seed = isLongRun ? Date.now() % 2 ** 31 : 20261120;

  // API-13, API-15
  it('get a response, and change nothing unless they succeed', { timeout: 600_000 }, async () => {
    const runs = rounds({ few: 300, all: 10_000 });
    const statuses = new Map<number, number>();
    let stock = await fillUp(testApp.db, user.id);
    const authorizations = fc.oneof(
      { weight: 4, arbitrary: fc.constant('signed in') },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: nasty.map((value) => `Bearer ${encode(value)}`) },
    );
    const requests = fc.record({
      route: fc.nat(routes.length - 1),
      /** Another one than the route's. */
      method: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        },
      ),
      ids: fc.tuple(ids, ids),
      query: queries,
      body: bodies(() => user),
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', 'a') },
      ),
      authorization: authorizations,
      header: nasty.map(encode),
      /** Few keys, so that some are used again, for the same and for other requests. */
      key: fc.oneof(
        { weight: 6, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: fc.constantFrom('key-00001', '"key-00002"') },
        { weight: 1, arbitrary: nasty.map(encode) },
      ),
      time: fc.oneof(
        { weight: 6, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: fc.nat(1e9).map((ago) => String(testNow - ago)) },
        { weight: 1, arbitrary: nasty.map(encode) },
      ),
    });

    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const route = routes[request.route] ?? { method: 'GET', path: '/' };
        const method = request.method ?? route.method;
        const authorization =
          request.authorization === 'signed in'
            ? user.headers.authorization
            : request.authorization;
        const options: InjectOptions = {
          method: method as HTTPMethods,
          url: urlOf(route.path, request.ids, request.query, stock),
          headers: {
            'content-type': request.type,
            'x-request-id': request.header,
            'x-forwarded-for': request.header,
            ...(authorization === undefined ? {} : { authorization }),
            ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
            ...(request.time === undefined ? {} : { 'press-time': request.time }),
          },
          ...(['POST', 'PUT', 'PATCH'].includes(method) ? { payload: request.body } : {}),
        };
        const { statusCode, headers, body } = await inTime(testApp.app.inject(options));
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);

        expect(statusCode).toBeLessThan(500);
        expect(headers['content-security-policy']).toBeDefined();
        if (statusCode < 300) {
          stock = await fillUp(testApp.db, user.id);
        } else {
          if (method !== 'HEAD') expectErrorShape(statusCode, body);
          expect(await storedRows(testApp.db)).toEqual(stock.rows);
        }
      }),
      { numRuns: runs, seed },
    );
    expect(Object.prototype).not.toHaveProperty('name');
    for (const expected of [200, 201, 204, 400, 401, 404, 405]) {
      expect(statuses.get(expected), `some ${expected}`).toBeGreaterThan(0);
    }
    reportFigure(`fuzz on ${name}: requests, seed`, `${runs}, ${seed}`);
    reportFigure(
      `fuzz on ${name}: answers by status`,
      text(Object.fromEntries([...statuses].sort())),
    );
  });

  it('of registration and sign-in agree on what an account is', { timeout: 600_000 }, async () => {
    const runs = rounds({ few: 20, all: 500 });
    const characters = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 17 });
    await fc.assert(
      fc.asyncProperty(characters, async (username) => {
        const payload = { username, password: testPassword };
        const post = (path: string) =>
          testApp.app.inject({ method: 'POST', url: `/api/user/${path}/`, payload });
        const signUp = await post('register');
        expect([201, 400]).toContain(signUp.statusCode);
        if (signUp.statusCode === 201) expect((await post('token')).statusCode).toBe(200);
      }),
      { numRuns: runs, seed },
    );
    reportFigure(`fuzz on ${name}: names signed up and in`, runs);
  });
});

function urlOf(
  path: string,
  [id, entry]: [number | string, number | string],
  query: Record<string, string>,
  { records, entries, room }: Stock,
): string {
  const tracked = path.includes('/timeentries/') ? entries : records;
  const first = path.includes('noauth') ? [1, 2, 3] : tracked;
  const filled = path
    .replace('{id}', String(typeof id === 'number' ? first[id] : id))
    .replace('{sid}', String(id))
    .replace('{room}', typeof id === 'number' ? room : id)
    // The one of that record: other pairs come with the ids that are no numbers.
    .replace('{entryId}', String(typeof entry === 'number' ? entries[Number(id)] : entry));
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encode(value)}`);
  return `${filled}?${pairs.join('&')}`;
}

/** Texts alone; a conflict also tells what is stored now. */
function expectErrorShape(statusCode: number, body: string): void {
  const { current, ...texts } = JSON.parse(body);
  if (current !== undefined) expect([statusCode, typeof current]).toEqual([409, 'object']);
  const values = Object.values<unknown>(texts);
  expect(values.length).toBeGreaterThan(0);
  for (const value of values.flat()) expect(value).toEqual(expect.any(String));
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), LONGEST_ANSWER_MS);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
