/** Every route against the same questions. A route without a row here fails the suite. */
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { databases } from '#tests/support/databases.ts';
import { createTestApp, type TestApp } from '#tests/support/server-app.ts';
import { openApiDocument } from '#tests/support/server-openapi.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server-session.ts';
import { storedRows } from '#tests/support/server-tables.ts';

/** What the calls below are made upon. */
interface World extends TestApp {
  owner: TestUser;
  stranger: TestUser;
  record: number;
  entry: number;
}

interface Call {
  path: string;
  query?: string;
  payload?: object;
}

interface RouteRow {
  /** As the OpenAPI document writes it. */
  route: string;
  signedIn?: boolean;
  ok: (world: World) => Call;
  status: number;
  /** Calls with something wrong in them: 400. */
  wrong?: (world: World) => Call[];
  /** Calls that name what does not exist: 404. */
  unknown?: (world: World) => Call[];
  /** Whether what the call names belongs to a user: another one gets 404. */
  owned?: boolean;
}

const NOBODY = 4711;

const rows: readonly RouteRow[] = [
  {
    route: 'POST /api/user/register/',
    ok: () => ({ path: paths.register, payload: { username: '新しい人', password: 'abcd' } }),
    status: 201,
    wrong: () => [
      { path: paths.register },
      { path: paths.register, payload: [] },
      { path: paths.register, payload: { username: 'taro' } },
      { path: paths.register, payload: { username: 1234, password: 'abcd' } },
      { path: paths.register, payload: { username: 'taro', password: 'abc' } },
    ],
  },
  {
    route: 'POST /api/user/token/',
    ok: ({ owner }) => ({
      path: paths.token,
      payload: { username: owner.username, password: testPassword },
    }),
    status: 200,
    wrong: () => [
      { path: paths.token, payload: { username: ['owner'], password: testPassword } },
      { path: paths.token, payload: { username: '', password: {} } },
    ],
  },
  {
    route: 'POST /api/user/token/refresh/',
    ok: ({ owner }) => ({ path: paths.refresh, payload: { refresh: owner.refresh } }),
    status: 200,
    wrong: () => [
      { path: paths.refresh, payload: {} },
      { path: paths.refresh, payload: { refresh: null } },
    ],
  },
  {
    route: 'POST /api/user/token/blacklist/',
    ok: ({ owner }) => ({ path: paths.blacklist, payload: { refresh: owner.refresh } }),
    status: 200,
    wrong: () => [{ path: paths.blacklist, payload: { refresh: 7 } }],
  },
  {
    route: 'GET /api/httprequest/responsetime/',
    ok: () => ({ path: paths.responseTime }),
    status: 200,
    wrong: () => [
      { path: paths.responseTime, query: 'response_time=soon' },
      { path: paths.responseTime, query: 'response_time=-1' },
      { path: paths.responseTime, query: 'last_request_date=yesterday' },
    ],
  },
  {
    route: 'GET /api/roulette/noauth/',
    ok: () => ({ path: paths.raffles }),
    status: 200,
  },
  {
    route: 'GET /api/roulette/noauth/{id}/items',
    ok: () => ({ path: paths.raffleItems(1) }),
    status: 200,
    wrong: () => [{ path: 'roulette/noauth/first/items' }, { path: 'roulette/noauth/0/items' }],
    unknown: () => [
      { path: paths.raffleItems(NOBODY) },
      { path: paths.raffleItems(Number.MAX_SAFE_INTEGER) },
    ],
  },
  {
    route: 'GET /api/worktimetracker/',
    signedIn: true,
    ok: () => ({ path: paths.workRecords }),
    status: 200,
  },
  {
    route: 'POST /api/worktimetracker/',
    signedIn: true,
    ok: ({ owner }) => ({
      path: paths.workRecords,
      payload: {
        name: '新規',
        jwt_access: owner.access,
        access_token_username: owner.username,
        user: owner.id,
      },
    }),
    status: 201,
    wrong: ({ stranger }) => [
      { path: paths.workRecords },
      { path: paths.workRecords, payload: { name: 1 } },
      { path: paths.workRecords, payload: { name: ' \u3000' } },
      { path: paths.workRecords, payload: { name: '\u0000' } },
      { path: paths.workRecords, payload: { name: '新規', user: stranger.id } },
    ],
  },
  {
    route: 'GET /api/worktimetracker/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    status: 200,
    wrong: () => [{ path: 'worktimetracker/mine/' }],
    unknown: () => [{ path: paths.workRecord(NOBODY) }],
  },
  {
    route: 'PUT /api/worktimetracker/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.workRecord(record), payload: { name: '会議' } }),
    status: 200,
    wrong: ({ record }) => [
      { path: paths.workRecord(record), payload: {} },
      { path: paths.workRecord(record), payload: { name: 'あ'.repeat(101) } },
      { path: 'worktimetracker/1.5/', payload: { name: '会議' } },
    ],
    unknown: () => [{ path: paths.workRecord(NOBODY), payload: { name: '会議' } }],
  },
  {
    route: 'DELETE /api/worktimetracker/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    status: 204,
    wrong: () => [{ path: 'worktimetracker/-1/' }],
    unknown: () => [{ path: paths.workRecord(NOBODY) }],
  },
  {
    route: 'GET /api/worktimetracker/gettarget/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.runningEntries(record) }),
    status: 200,
    wrong: () => [{ path: 'worktimetracker/gettarget/all/' }],
    unknown: () => [{ path: paths.runningEntries(NOBODY) }],
  },
  {
    route: 'GET /api/worktimetracker/{id}/timetracker/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.timeEntries(record), query: 'limit=1' }),
    status: 200,
    wrong: ({ record }) => [
      { path: paths.timeEntries(record), query: 'limit=101' },
      { path: paths.timeEntries(record), query: 'limit=' },
      { path: paths.timeEntries(record), query: 'before=now' },
    ],
    unknown: () => [{ path: paths.timeEntries(NOBODY) }],
  },
  {
    route: 'POST /api/worktimetracker/{id}/timetracker/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: paths.timeEntries(record) }),
    status: 201,
    wrong: () => [{ path: 'worktimetracker/x/timetracker/' }],
    unknown: () => [{ path: paths.timeEntries(NOBODY) }],
  },
  {
    route: 'PUT /api/worktimetracker/{id}/timetracker/{entryId}/',
    signedIn: true,
    owned: true,
    ok: ({ record, entry }) => ({ path: paths.timeEntry(record, entry) }),
    status: 200,
    wrong: ({ record }) => [{ path: `worktimetracker/${record}/timetracker/x/` }],
    unknown: ({ record, entry }) => [
      { path: paths.timeEntry(record, NOBODY) },
      { path: paths.timeEntry(NOBODY, entry) },
    ],
  },
];

const signedInRows = rows.filter(({ signedIn }) => signedIn);
const wrongRows = rows.flatMap(({ wrong, ...row }) => (wrong ? [{ ...row, wrong }] : []));
const unknownRows = rows.flatMap(({ unknown, ...row }) => (unknown ? [{ ...row, unknown }] : []));

describe.each(databases)('each route on $name', ({ open }) => {
  let testApp: TestApp;
  let world: World;

  beforeAll(async () => {
    testApp = await createTestApp({ db: await open() });
  });
  afterAll(() => testApp.close());
  // Each test has users of its own.
  let worlds = 0;
  beforeEach(async () => {
    worlds += 1;
    world = await createWorld(testApp, worlds);
  });

  it('has a row in the table of this suite', async () => {
    const documented = await documentedRoutes(world.app);
    expect(rows.map(({ route }) => route).sort()).toEqual(documented.sort());
  });

  it.each(rows)('$route answers $status', async ({ route, ok, status }) => {
    const response = await send(world, route, ok(world), world.owner);
    expect(response.statusCode, response.body).toBe(status);
  });

  it.each(wrongRows)('$route answers 400 to what is wrong', async ({ route, wrong }) => {
    const before = await storedRows(world.db);
    for (const call of wrong(world)) {
      const response = await send(world, route, call, world.owner);
      expect(response.statusCode, JSON.stringify(call)).toBe(400);
      for (const messages of Object.values(response.json())) {
        expect(messages).toEqual(expect.arrayContaining([expect.any(String)]));
      }
    }
    expect(await storedRows(world.db)).toEqual(before);
  });

  it.each(signedInRows)('$route answers 401 without a token or with a bad one', async (row) => {
    const call = row.ok(world);
    const before = await storedRows(world.db);
    const without = await send(world, row.route, call);
    expect(without.statusCode).toBe(401);
    expect(without.json()).toMatchObject({ code: 'not_authenticated' });
    const bad = await send(world, row.route, call, { headers: { authorization: 'Bearer a.b.c' } });
    expect(bad.statusCode).toBe(401);
    expect(bad.json()).toMatchObject({ code: 'token_not_valid' });
    expect(bad.headers['www-authenticate']).toBe('Bearer');
    expect(await storedRows(world.db)).toEqual(before);
  });

  it.each(rows.filter(({ owned }) => owned))(
    '$route answers 404 to another user',
    async ({ route, ok }) => {
      const before = await storedRows(world.db);
      const response = await send(world, route, ok(world), world.stranger);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
      expect(await storedRows(world.db)).toEqual(before);
    },
  );

  it.each(unknownRows)('$route answers 404 to an unknown id', async ({ route, unknown }) => {
    const before = await storedRows(world.db);
    for (const call of unknown(world)) {
      const response = await send(world, route, call, world.owner);
      expect(response.statusCode, call.path).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
    }
    expect(await storedRows(world.db)).toEqual(before);
  });
});

async function createWorld(testApp: TestApp, number: number): Promise<World> {
  const owner = await signedInUser(testApp, `owner ${number}`);
  const stranger = await signedInUser(testApp, `stranger ${number}`);
  const { app } = testApp;
  const record = await app.inject({
    method: 'POST',
    url: `/api/${paths.workRecords}`,
    headers: owner.headers,
    payload: { name: '新規' },
  });
  const entry = await app.inject({
    method: 'POST',
    url: `/api/${paths.timeEntries(record.json().id)}`,
    headers: owner.headers,
  });
  return { ...testApp, owner, stranger, record: record.json().id, entry: entry.json().id };
}

function send(
  { app }: World,
  route: string,
  { path, query, payload }: Call,
  user?: Pick<TestUser, 'headers'>,
) {
  const options: InjectOptions = {
    method: route.split(' ')[0] as HTTPMethods,
    url: `/api/${path}?${query ?? ''}`,
    headers: user?.headers ?? {},
    ...(payload ? { payload } : {}),
  };
  return app.inject(options);
}

async function documentedRoutes(app: FastifyInstance): Promise<string[]> {
  const document = await openApiDocument(app);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith('/api/')
      ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
      : [],
  );
}
