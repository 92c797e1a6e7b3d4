/** The same checks for every route. A route without a row here fails the suite. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import { decodeJwt } from 'jose';
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PRESS_KEY_HEADER, PRESS_TIME_HEADER, REVISION_HEADER } from '#contract/extensions.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { createTestApp, resetTestApp, type TestApp } from '#tests/support/server/app.ts';
import { createAuthenticator } from '#tests/support/server/authenticator.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { type Operation, openApiDocument } from '#tests/support/server/openapi.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { emptyTable } from '#tests/support/server/table-file.ts';
import { storedRows } from '#tests/support/server/tables.ts';

/** The rows that the calls below are about, whose names fill the holes of paths and bodies. */
type World = Awaited<ReturnType<typeof createWorld>>;

type Of<Value> = Value | ((world: World) => Value);

interface Call {
  query?: Of<string>;
  body?: Of<object>;
  /** In place of what is right there: 400. */
  badBodies?: Of<readonly (object | undefined)[]>;
  badQueries?: readonly string[];
  /** In place of the route's: a stream does not end (rooms.test.ts opens some). */
  method?: 'HEAD';
}

const NOBODY = 4711;
const NO_ROOM = `${'n'.repeat(21)}A`;
const BYTES = 'A'.repeat(43);
/** The address from which tests send requests. */
const origin = 'http://localhost:80';
/** When the clock of the tests stands. */
const began = '2026-11-20T14:10:01.000Z';

/** Further ahead than a clock may be. */
const IN_6_S = '2026-11-20T14:10:06.001Z';

/** The middle of the entry that is to be split. */
const MIDDLE = '2026-11-20T12:30:00.000Z';
const NEW_UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** None of these is a client's name for a row (EXT-4). */
const noUuids = ['', 'abc', 7, NEW_UUID.toUpperCase(), `${NEW_UUID}\n`, null];

/** Names that nobody has: 404. */
const missing: Some = {
  ...{ record: NOBODY, entry: NOBODY, whole: NOBODY, half: NOBODY, otherHalf: NOBODY },
  ...{ imported: NOBODY, passkey: NOBODY, sid: 'unknown', letter: 'B', raffle: NOBODY },
  ...{ room: NO_ROOM, file: 'unknown.ics' },
};

const noIds = ['x', '0', '-1', '1.5'];

/** What stands in a path and can be no name: 400. */
const malformed: Partial<Record<keyof World, readonly string[]>> = {
  ...{ record: noIds, entry: noIds, whole: noIds, imported: noIds, passkey: noIds, raffle: noIds },
  sid: ['%00', 'x'.repeat(101)],
  letter: ['a'],
  date: ['2026-02-30', '2026-11-32', '1999-12-31', 'today'],
  room: ['first', `${NO_ROOM}A`, `${'n'.repeat(21)}!`],
};

const importedEntry = {
  task: '会議',
  beginning_time: '2026-11-02T00:00:00.000Z',
  ending_time: '2026-11-02T01:00:00.000Z',
  note: '',
};

const duty = { title: '当番', items: ['佐藤', '鈴木'], drawn: [2] };

/** Each by its method and path, whose holes a world fills. */
const rows = [
  guest('POST user/register/', 201, {
    body: { username: '新しい人', password: 'abcd' },
    badBodies: [
      undefined,
      [],
      { username: 'taro' },
      { username: 1234, password: 'abcd' },
      { username: 'taro', password: 'abc' },
    ],
  }),
  guest('POST user/token/', 200, {
    body: ({ owner }) => ({ username: owner.username, password: testPassword }),
    badBodies: [
      undefined,
      { username: 'owner', password: null },
      { username: ['owner'], password: testPassword },
      { username: '', password: {} },
    ],
  }),
  guest('POST user/token/refresh/', 200, {
    body: ({ owner }) => ({ refresh: owner.refresh }),
    badBodies: [{}, { refresh: null }],
  }),
  guest('POST user/token/blacklist/', 200, {
    body: ({ owner }) => ({ refresh: owner.refresh }),
    badBodies: [{ refresh: 7 }],
  }),
  guest('POST user/sessions/end/', 204, {
    body: { sid: 'unknown' },
    badBodies: [undefined, {}, { sid: 7 }, { sid: 'x\u0000' }, { sid: 'x'.repeat(101) }],
  }),
  signedIn('GET user/me/', 200),
  signedIn('DELETE user/me/', 204, {
    body: { current_password: testPassword },
    badBodies: [...[undefined, {}], ...changesOf({ current_password: [1234, '', 'wrong'] })],
  }),
  signedIn('PUT user/password/', 204, {
    body: { current_password: testPassword, new_password: 'あたらしい' },
    badBodies: [
      undefined,
      ...[undefined, 'abc', 'あ'.repeat(17)].map((new_password) => ({
        current_password: testPassword,
        new_password,
      })),
      ...[['a'], 'wrong'].map((wrong) => ({ current_password: wrong, new_password: 'abcd' })),
    ],
  }),
  signedIn('GET user/sessions/', 200),
  owned('DELETE user/sessions/{sid}/', 204),
  signedIn('POST user/sessions/end-others/', 200),
  signedIn('GET user/events/', 200),
  signedIn('POST user/passkeys/options/', 200, {
    body: { current_password: testPassword },
    badBodies: [undefined, {}, { current_password: 'wrong' }],
  }),
  signedIn('POST user/passkeys/', 204, {
    body: ({ devices: { fresh }, challenge }) => fresh.create(challenge, { origin }),
    badBodies: ({ devices: { fresh } }) => [
      undefined,
      {},
      fresh.create('unknown', { origin }),
      { ...fresh.create('a', { origin }), id: '!' },
      { ...fresh.create('a', { origin }), response: {} },
    ],
  }),
  signedIn('GET user/passkeys/', 200),
  owned('DELETE user/passkeys/{passkey}/', 204),
  guest('POST user/token/passkey/options/', 200),
  guest('POST user/token/passkey/', 200, {
    body: ({ devices: { known }, guestChallenge, owner }) =>
      known.signIn(guestChallenge, { origin, handle: `${owner.id}.${owner.uuid}` }),
    badBodies: ({ devices: { known } }) => [
      undefined,
      { id: known.id },
      { ...known.signIn('a'), type: 'password' },
      { ...known.signIn('a'), response: null },
    ],
  }),
  guest('GET httprequest/responsetime/', 200, {
    badQueries: ['response_time=soon', 'response_time=-1', 'last_request_date=yesterday'],
  }),
  guest('GET roulette/noauth/', 200),
  guest('GET roulette/noauth/{raffle}/items', 200),
  signedIn('GET worktimetracker/', 200),
  signedIn('POST worktimetracker/', 201, {
    body: ({ owner: { access, username, id } }) => ({
      ...{ name: '新規', jwt_access: access, access_token_username: username, user: id },
    }),
    badBodies: ({ stranger }) => [
      undefined,
      ...[1, ' \u3000', '\u0000'].map((name) => ({ name })),
      ...changesOf({ user: [stranger.id], uuid: noUuids }).map((change) => ({
        name: '新規',
        ...change,
      })),
    ],
  }),
  owned('GET worktimetracker/{record}/', 200),
  owned('PUT worktimetracker/{record}/', 200, {
    body: { name: '会議' },
    badBodies: [
      {},
      { name: 'あ'.repeat(101) },
      ...['あ'.repeat(51), 1].map((group) => ({ name: '会議', group })),
    ],
  }),
  owned('DELETE worktimetracker/{record}/', 204),
  owned('GET worktimetracker/gettarget/{record}/', 200),
  owned('GET worktimetracker/{record}/timetracker/', 200, {
    query: 'limit=1',
    badQueries: ['limit=101', 'limit=', 'limit=1e1', 'limit=0x1', 'before=now'],
  }),
  owned('POST worktimetracker/{record}/timetracker/', 201, {
    badBodies: changesOf({ uuid: noUuids }),
  }),
  owned('PUT worktimetracker/{record}/timetracker/{entry}/', 200),
  owned('PATCH worktimetracker/{record}/archive/', 200, {
    body: { archived: true },
    badBodies: [undefined, { archived: 'yes' }],
  }),
  owned('POST worktimetracker/{record}/restore/', 200),
  signedIn('GET timeentries/', 200, {
    query: `from=${began}&to=${began}`,
    badQueries: [
      ...['from=yesterday', 'to=2026-11-20', 'to=2026-12-31T23:59:60Z', 'record=x'],
      ...['cursor=!', 'cursor=next', 'q=a&cursor=next', `q=${'a'.repeat(101)}`],
      `cursor=${cursorOf('9999999999999999.1')}`,
      `cursor=${cursorOf('1.9999999999999999')}`,
    ],
  }),
  signedIn('GET timeentries/running/', 200),
  owned('POST timeentries/', 201, {
    body: ({ record }) => ({ record }),
    badBodies: ({ record }) => [
      ...[undefined, {}, { record: String(record) }],
      ...changesOf({
        beginning_time: ['now', '1999-12-31T23:59:59.999Z', IN_6_S, '2016-12-31T23:59:60Z'],
        ending_time: [began],
        note: ['あ'.repeat(201), '\u0000'],
        uuid: noUuids,
      }).map((change) => ({ record, ...change })),
    ],
  }),
  owned('PATCH timeentries/{entry}/', 200, {
    body: ({ record }) => ({ version: 1, note: '下書き', record }),
    badBodies: [
      ...[undefined, { note: '' }, { version: 0 }],
      ...changesOf({
        note: [null],
        ending_time: [began, IN_6_S],
        beginning_time: [null, '1999-12-31T23:59:59.999Z'],
      }).map((change) => ({ version: 1, ...change })),
    ],
  }),
  owned('DELETE timeentries/{entry}/', 204),
  owned('POST timeentries/{entry}/restore/', 200),
  owned('POST timeentries/{whole}/split/', 201, {
    body: ({ record }) => ({ version: 1, at: MIDDLE, uuid: NEW_UUID, record }),
    badBodies: ({ record }) => {
      const split = { version: 1, at: MIDDLE, uuid: NEW_UUID, record };
      const ends = { at: ['2026-11-20T12:30:01.000Z', began], uuid: [undefined] };
      const wrong = { ...ends, version: [0], name: ['設計'], record: [undefined] };
      return [undefined, ...changesOf(wrong).map((change) => ({ ...split, ...change }))];
    },
  }),
  owned('POST timeentries/undo-split/', 200, {
    body: ({ half, otherHalf }) => ({
      first: { id: half, version: 2 },
      second: { id: otherHalf, version: 1 },
    }),
    badBodies: ({ entry }) => [
      undefined,
      { first: { id: entry, version: 1 } },
      { first: { id: entry }, second: { id: entry, version: 1 } },
    ],
  }),
  owned('POST timeentries/switch/', 201, {
    body: ({ record }) => ({ record }),
    badBodies: ({ record }) => [
      ...[undefined, {}, { record, name: '設計' }, { name: ' ' }, { name: 'あ'.repeat(101) }],
      ...changesOf({
        beginning_time: [IN_6_S],
        uuid: noUuids,
        record_uuid: noUuids,
      }).map((change) => ({ name: '設計', ...change })),
    ],
  }),
  owned('POST timeentries/undo-switch/', 200, {
    body: ({ entry }) => ({ started: { id: entry, version: 1 }, ended: [], created: null }),
    badBodies: ({ entry }) => [
      undefined,
      { started: entry, ended: [] },
      { started: { id: entry }, ended: [] },
      { started: { id: entry, version: 1 } },
    ],
  }),
  signedIn('GET user/calendar/', 200),
  signedIn('POST user/calendar/', 201),
  signedIn('DELETE user/calendar/', 204),
  guest('GET calendar/{file}', 200),
  signedIn('GET transfer/backup/', 200),
  signedIn('POST transfer/import/', 200, {
    body: emptyTable,
    badQueries: ['dry_run=perhaps', 'without_wrong='],
  }),
  owned('POST transfer/import/{imported}/undo/', 200),
  signedIn('GET user/settings/', 200),
  signedIn('PUT user/settings/', 200, {
    body: settingsWith({}),
    badBodies: [
      undefined,
      { settings: standardSettings },
      { version: 0, settings: null },
      ...changesOf({
        ...{ closing: [21], boundary: [7], rounding: [7], breaks: ['no'], split: [1], more: [1] },
        ...{ scheduled: [[480], [1441, 0, 0, 0, 0, 0, 0]], rest: [[0], [7, 7]] },
        ...{ columns: [['salary']], name: ['x'.repeat(41)], department: ['x\u0000'] },
        ...{ start: ['2026-02-30'], carried: [0.5, 600_000] },
        leave: [
          ...[8.25, -1].map((days) => ({ days, date: '2026-04-01' })),
          ...[{ days: 1, date: '2026-04-31' }, { days: 1 }],
        ],
      }).map(settingsWith),
    ],
  }),
  signedIn('GET days/', 200, {
    query: 'from=2026-11-01&to=2026-11-30',
    badQueries: [
      ...['', 'from=2026-11-01', 'from=2026-11-01&to=2026-11-31', 'from=2026-1-1&to=2026-11-30'],
      'from=2025-01-01&to=2026-11-30',
    ],
  }),
  signedIn('GET days/sums/', 200, {
    query: 'from=2016-04-01&to=2026-11-30&zone=UTC',
    badQueries: [
      ...['', 'from=2026-11-01&to=2026-11-30', 'from=2026-11-01&zone=UTC'],
      'from=2026-02-30&to=2026-11-30&zone=UTC',
      'from=2026-11-01&to=2026-11-31&zone=UTC',
      'from=2026-11-01&to=2026-11-30&zone=Mars',
      'from=2026-11-01&to=2026-11-30&zone=%2B09:00',
    ],
  }),
  signedIn('PUT days/{date}/', 200, {
    body: { mark: 'paid', remark: '通院', version: 0 },
    badBodies: [
      ...[{}, { mark: 'paid', remark: '' }],
      ...changesOf({
        mark: ['holiday'],
        remark: [null, 'x'.repeat(101), '\u202e'],
        version: [-1],
      }).map((change) => ({ mark: null, remark: '', version: 0, ...change })),
    ],
  }),
  signedIn('GET deleted/', 200),
  signedIn('GET lists/', 200),
  owned('PUT lists/{letter}/', 200, {
    body: ({ list }) => ({ ...duty, version: list }),
    badBodies: ({ list }) => [
      ...[undefined, {}, duty],
      ...changesOf({
        version: [-1, String(list)],
        title: ['あ'.repeat(101), '\u0000'],
        items: ['佐藤', [''], [1], ['佐藤\n鈴木'], ['あ'.repeat(201)], Array(10_001).fill('佐藤')],
        drawn: [['1'], [0], [1.5], [3], [1, 1]],
      }).map((change) => ({ ...duty, version: list, ...change })),
    ],
  }),
  owned('DELETE lists/{letter}/', 204, {
    query: ({ list }) => `version=${list}`,
    badQueries: ['', 'version=0', 'version=first'],
  }),
  guest('POST draws/rooms/', 201, {
    body: { id: NO_ROOM, payload: 'AAAA' },
    badBodies: [
      ...[undefined, { payload: 'AAAA' }, { id: 'first', payload: 'AAAA' }],
      // The bits beyond the last byte are not zero.
      { id: 'n'.repeat(22), payload: 'AAAA' },
      ...['', 'あ', 'a=', 1].map((payload) => ({ id: NO_ROOM, payload })),
    ],
  }),
  guest('POST draws/rooms/{room}/devices/', 201),
  guest('GET draws/rooms/{room}/', 200),
  byHost('GET draws/rooms/{room}/events/', 200, { method: 'HEAD' }),
  byHost('POST draws/rooms/{room}/promises/', 200, {
    body: { round: 1, promise: BYTES },
    badBodies: [
      ...[undefined, { round: 1 }],
      ...['', 'B'.repeat(43), 'A'.repeat(44), null].map((promise) => ({ round: 1, promise })),
      ...[0, 1.5, '1', 2 ** 32].map((round) => ({ round, promise: BYTES })),
    ],
  }),
  byHost('POST draws/rooms/{room}/draws/', 200, {
    body: { round: 1, lines: 'AAAA' },
    badBodies: [undefined, { round: 1 }, { round: 1, lines: '' }, { round: 1, lines: 'a b' }],
  }),
  // A repetition: see `createWorld`.
  byHost('POST draws/rooms/{room}/reveals/', 200, {
    body: { round: 1, bytes: BYTES },
    badBodies: [
      ...[undefined, { round: 1 }, { round: 1, bytes: 'A' }],
      { round: 1, bytes: BYTES, promise: '' },
    ],
  }),
  byHost('PUT draws/rooms/{room}/absent/', 204, {
    body: { absent: 'AAAA' },
    badBodies: [undefined, {}, ...['', 'a b', 1].map((absent) => ({ absent }))],
  }),
  byHost('DELETE draws/rooms/{room}/', 204),
];

type Row = ReturnType<typeof guest>;

/** A route, and its status when all is well. */
function guest(route: string, status: number, call: Call = {}) {
  return { route, status, ...call, signedIn: false, owned: false, byHost: false };
}

function signedIn(route: string, status: number, call?: Call): Row {
  return { ...guest(route, status, call), signedIn: true };
}

/** A call that names what belongs to a user: another one gets 404. */
function owned(route: string, status: number, call?: Call): Row {
  return { ...signedIn(route, status, call), owned: true };
}

/** A call with the token of a room's host in place of a user's. */
function byHost(route: string, status: number, call?: Call): Row {
  return { ...guest(route, status, call), byHost: true };
}

/** One change for each value that its field must not have. */
function changesOf(wrong: Record<string, readonly unknown[]>): object[] {
  return Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => ({ [field]: value })),
  );
}

function settingsWith(change: object): object {
  return { version: 0, settings: { ...standardSettings, ...change } };
}

type Some = Partial<Record<keyof World, unknown>>;

/** The names of these that are holes of a path. */
function holesIn(route: string, among: Some) {
  const names = Object.keys(among) as (keyof World)[];
  return names.filter((name) => route.includes(`{${name}}`));
}

/** The names of these that the path of a call has as holes, or its body uses. */
function namesIn({ route, body }: Row, among: Some) {
  const ofBody = `${body}`.replace(/\b(\w+)\b/g, '{$1}');
  return holesIn(`${route} ${ofBody}`, among);
}

/** A call as it is sent. */
interface Sent {
  path?: string;
  query?: string;
  payload?: object | undefined;
  token?: string;
}

function inWorld<Value>(value: Of<Value>, world: World): Value {
  return typeof value === 'function' ? (value as (world: World) => Value)(world) : value;
}

/** The path of a call, whose holes these names fill. */
function pathOf({ route }: Row, names: object): string {
  return route.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name) => Reflect.get(names, name));
}

function wrongCalls(row: Row, world: World): Sent[] {
  const { route, badBodies = [], badQueries = [] } = row;
  return [
    ...inWorld(badBodies, world).map((payload) => ({ payload })),
    ...badQueries.map((query) => ({ query })),
    ...holesIn(route, malformed).flatMap((name) =>
      (malformed[name] ?? []).map((value) => ({ path: pathOf(row, { ...world, [name]: value }) })),
    ),
  ];
}

/** The tables that grow with their users' days. */
const OWNED: readonly (keyof Tables)[] = [
  'work_records',
  'time_entries',
  'kept_responses',
  'account_events',
  'own_lists',
  'sheet_settings',
  'day_notes',
];

// API-1, API-6, API-8
describe.each(routeDatabases)('each route on $name', ({ name, open }) => {
  let testApp: TestApp;
  let world: World;
  let operations: Map<string, Operation>;
  const statements: CompiledQuery[] = [];

  beforeAll(async () => {
    testApp = await createTestApp({ db: noteStatements(await open(), statements) });
    operations = await documentedOperations(testApp);
  });
  afterAll(() => testApp.close());

  async function renewWorld(): Promise<void> {
    await resetTestApp(testApp);
    world = await createWorld(testApp);
  }

  it('has a row in this suite, and the document tells its status and whether it needs a token', () => {
    const documented = [...operations].map(([route, { responses, security }]) => [
      route,
      JSON.stringify(security) === '[{"bearer":[]}]',
      ...Object.keys(responses).filter((status) => status.startsWith('2')),
    ]);
    const known = rows.map(({ route, signedIn, status }) => [
      withoutNames(route),
      signedIn,
      String(status),
    ]);
    expect(known.sort()).toEqual(documented.sort());
  });

  it.each(rows)('$route returns $status', async (row) => {
    const { route, status, signedIn } = row;
    await renewWorld();
    const before = await revision();
    const stored = await storedByDay();
    statements.length = 0;
    const press = { [PRESS_KEY_HEADER]: randomUUID() };
    const response = await send(world, row, {}, world.owner, press);
    const made = [...statements];
    expect(response.statusCode, response.body).toBe(status);
    if (!signedIn) return;
    // OPS-27: what a user has can be kept apart from what all others have.
    const texts = made.map(({ sql }) => sql).filter(isOfOwned);
    expect(texts.filter((sql) => !namesUser(sql))).toEqual([]);
    // OPS-27
    if (name === 'Citus') expect(await notInOneTask(world.db, made)).toEqual([]);
    const { tags, parameters = [] } = operations.get(withoutNames(route)) ?? {};
    // OUT-7, OUT-12
    if (tags?.[0] === 'work time' || route.includes(' lists/')) {
      const after = await revision();
      expect(response.headers[REVISION_HEADER]).toBe(String(after));
      if (route.startsWith('GET')) return expect(after).toBe(before);
      expect(texts).not.toEqual([]);
      if (stored !== (await storedByDay())) expect(after).toBe(before + 1);
    }
    if (!parameters.some((one) => one.name === PRESS_KEY_HEADER)) return;
    // OUT-2: sent again, it has one effect; its time is no part of it, and quotes make no difference.
    const once = await storedRows(world.db);
    world.clock.advance(MINUTE_MS);
    const again = await send(world, row, {}, world.owner, {
      [PRESS_KEY_HEADER]: `"${press[PRESS_KEY_HEADER]}"`,
      [PRESS_TIME_HEADER]: String(world.clock() - 5000),
    });
    expect([again.statusCode, again.body]).toEqual([status, response.body]);
    expect(await storedRows(world.db)).toEqual(once);
  });

  async function revision(): Promise<number> {
    const users = world.db.selectFrom('users').select('revision');
    return (await users.where('id', '=', world.owner.id).executeTakeFirst())?.revision ?? 0;
  }

  /** The change that the revision of its user shows. */
  async function storedByDay(): Promise<string> {
    const { users, kept_responses, account_events, ...stored } = await storedRows(world.db);
    return JSON.stringify(stored);
  }

  // EXT-5
  const byUuids = { record: '', entry: '' };
  it.each(rows.filter((row) => namesIn(row, byUuids).length > 0))(
    '$route finds the same rows by their uuid',
    async (row) => {
      const sendWith = (names: object, user = world.owner) =>
        send({ ...world, ...names }, row, {}, user);
      await renewWorld();
      const byId = await sendWith({});
      await renewWorld();
      const byUuid = await sendWith(world.uuids);
      expect(byUuid.statusCode, byUuid.body).toBe(row.status);
      expect(Object.keys(byUuid.body && byUuid.json())).toEqual(
        Object.keys(byId.body && byId.json()),
      );
      const { record, entry } = world.uuids;
      const noName = await sendWith({ record: record.toUpperCase(), entry: entry.toUpperCase() });
      expect(noName.statusCode).toBe(400);
      expect((await sendWith(world.uuids, world.stranger)).statusCode).toBe(404);
    },
  );

  /** They change nothing, so one world is enough for all. */
  describe('that refuses', () => {
    let before: Awaited<ReturnType<typeof storedRows>>;

    beforeAll(async () => {
      await renewWorld();
      before = await storedRows(world.db);
    });
    afterEach(async () => {
      expect(await storedRows(world.db)).toEqual(before);
    });

    const notFound = { detail: 'Not found.', code: 'not_found' };
    /** With a body, which says why. */
    const refusing = rows.map(({ method, ...row }) => row);

    const withWrong = refusing.filter(
      (row) => row.badBodies ?? row.badQueries ?? holesIn(row.route, malformed).length > 0,
    );
    it.each(withWrong)('$route returns 400 for invalid input', async (row) => {
      for (const call of wrongCalls(row, world)) {
        const response = await send(world, row, call, world.owner);
        expect(response.statusCode, JSON.stringify(call)).toBe(400);
        for (const messages of Object.values(response.json())) {
          expect(messages).toEqual(expect.arrayContaining([expect.any(String)]));
        }
      }
    });

    it.each(refusing.filter(({ signedIn }) => signedIn))(
      '$route returns 401 without a token or with a bad one',
      async (row) => {
        const without = await send(world, row);
        expect([without.statusCode, without.json().code]).toEqual([401, 'not_authenticated']);
        const bad = await send(world, row, { token: 'a.b.c' });
        expect([bad.statusCode, bad.json().code]).toEqual([401, 'token_not_valid']);
        expect(bad.headers['www-authenticate']).toBe('Bearer');
      },
    );

    it.each(refusing.filter(({ owned }) => owned))(
      '$route returns 404 to another user',
      async (row) => {
        const response = await send(world, row, {}, world.stranger);
        expect([response.statusCode, response.json()]).toEqual([404, notFound]);
      },
    );

    const withNames = refusing.filter((row) => namesIn(row, missing).length > 0);
    it.each(withNames)('$route returns 404 to an unknown name', async (row) => {
      for (const name of namesIn(row, missing)) {
        const elsewhere = { ...world, [name]: missing[name] };
        const response = await send(elsewhere, row, {}, world.owner);
        expect([response.statusCode, response.json()], name).toEqual([404, notFound]);
      }
    });
  });
});

/** True if a query reads or writes one of the tables. */
const isOfOwned = (sql: string) =>
  [...sql.matchAll(/(?:from|join|update|into) "(\w+)"/g)].some(([, table]) =>
    OWNED.some((owned) => owned === table),
  );

/** True if it says whose rows it means. */
const namesUser = (sql: string) =>
  /"user_id" (?:=|in)|insert into "\w+" \([^)]*"user_id"/.test(sql);

let worlds = 0;

async function createWorld(testApp: TestApp) {
  worlds += 1;
  const owner = await signedInUser(testApp, `owner ${worlds}`);
  const stranger = await signedInUser(testApp, `stranger ${worlds}`);
  const make = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
    (await testApp.call(method, path, payload, owner)).json();
  const record = await make('POST', 'worktimetracker/', { name: '新規' });
  const entry = await make('POST', `worktimetracker/${record.id}/timetracker/`);
  const hours = {
    record: record.id,
    beginning_time: '2026-11-20T11:30:00.000Z',
    ending_time: '2026-11-20T13:30:00.000Z',
  };
  const whole = await make('POST', 'timeentries/', hours);
  const { id: other } = await make('POST', 'timeentries/', hours);
  const split = { version: 1, at: MIDDLE, uuid: randomUUID(), record: record.id };
  const parts = await make('POST', `timeentries/${other}/split/`, split);
  const devices = { known: createAuthenticator(), fresh: createAuthenticator() };
  const { id: passkey } = await testApp.db
    .insertInto('passkeys')
    .values({
      user_id: owner.id,
      credential_id: devices.known.id,
      public_key: devices.known.publicKey,
      counter: 0,
      rp_id: 'localhost',
      transports: '',
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = await make('PUT', 'lists/A/', { ...duty, version: 0 });
  const file = { ...emptyTable, entries: [importedEntry] };
  const imported = await make('POST', 'transfer/import/', file);
  const calendar = await make('POST', 'user/calendar/');
  const room = randomBytes(16).toString('base64url');
  const { token } = await make('POST', 'draws/rooms/', { id: room, payload: 'AAAA' });
  await testApp.db
    .updateTable('draw_room_devices')
    .set({ revealed_round: 1, bytes: BYTES })
    .where('room_id', '=', room)
    .execute();
  const challenge = `challenge-${worlds}`;
  const guestChallenge = `guest-challenge-${worlds}`;
  const expires_at = testApp.clock() + 1;
  await testApp.db
    .insertInto('passkey_challenges')
    .values([
      { challenge, user_id: owner.id, expires_at },
      { challenge: guestChallenge, user_id: null, expires_at },
    ])
    .execute();
  return {
    ...testApp,
    ...{ owner, stranger, devices, passkey, room, token, challenge, guestChallenge },
    ...{ record: record.id, entry: entry.id },
    uuids: { record: record.uuid, entry: entry.uuid },
    ...{ whole: whole.id, half: parts.first.id, otherHalf: parts.second.id },
    ...{ letter: 'A', list: list.version, date: '2026-11-20', raffle: 1 },
    ...{ imported: imported.id, file: `${calendar.token}.ics` },
    sid: String(decodeJwt(owner.access).sid),
  };
}

function send(
  world: World,
  row: Row,
  { path = pathOf(row, world), query, token, ...other }: Sent = {},
  user?: TestUser,
  headers = {},
) {
  const access = token ?? (row.byHost ? world.token : user?.access);
  const payload = 'payload' in other ? other.payload : inWorld(row.body ?? undefined, world);
  const method = row.method ?? (row.route.split(' ')[0] as HTTPMethods);
  return world.call(method, `${path}?${query ?? inWorld(row.query ?? '', world)}`, payload, {
    ...(access !== undefined && { access }),
    headers,
  });
}

/** As the server writes one. */
function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** The document has other names for some holes. */
function withoutNames(route: string): string {
  return route.replace(/\{\w+\}/g, '{}');
}

/** By method and path, as rows name them. */
async function documentedOperations({ app }: TestApp): Promise<Map<string, Operation>> {
  const document = await openApiDocument(app);
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        path.startsWith('/api/')
          ? [[withoutNames(`${method.toUpperCase()} ${path.slice('/api/'.length)}`), operation]]
          : [],
      ),
    ),
  );
}

/**
 * Returns the statements that ask more than one shard of a distributed database, or none, each with
 * its plan.
 */
async function notInOneTask(db: Db, statements: readonly CompiledQuery[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explained);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => count);
    const isOne = tasks.length === 1 && tasks[0] === '1' && !plan.includes('Distributed Subplan');
    if (!isOne) wrong.push(`${sql}\n${plan}`);
  }
  return wrong;
}
