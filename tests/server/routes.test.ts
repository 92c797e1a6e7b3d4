/** The same checks for every route. A route without a row here fails the suite. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import { decodeJwt } from 'jose';
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import { REVISION_HEADER } from '#contract/extensions.ts';
import type { RowName } from '#contract/ids.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import type { Db, Tables } from '#server/db/schema.ts';
import { createTestApp, resetTestApp, type TestApp } from '#tests/support/server/app.ts';
import { createAuthenticator } from '#tests/support/server/authenticator.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { type Operation, openApiDocument } from '#tests/support/server/openapi.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { storedRows } from '#tests/support/server/tables.ts';

/** The rows that the calls below are about. */
interface World extends TestApp {
  owner: TestUser;
  stranger: TestUser;
  record: RowName;
  entry: RowName;
  /** An ended entry of two hours, and the parts of another one. */
  whole: number;
  half: number;
  otherHalf: number;
  /** The names of record and entry that a client may use as well. */
  uuids: { record: string; entry: string };
  /** Devices with a passkey: of the owner, and of nobody yet. */
  devices: Record<'known' | 'fresh', ReturnType<typeof createAuthenticator>>;
  passkey: number;
  /** The version of the owner's list A. */
  list: number;
  /** The id of an import. */
  imported: number;
  /** The token of the owner's calendar. */
  calendar: string;
  /** The id of a room, and the token of its host. */
  room: string;
  token: string;
  challenge: string;
  guestChallenge: string;
}

interface Call {
  path: string;
  query?: string;
  payload?: object | undefined;
  /** In place of a user's. */
  token?: string;
  /** In place of the route's. */
  method?: HTTPMethods;
}

interface Calls {
  ok: (world: World) => Call;
  /** In place of what is right there: 400. */
  badBodies?: (world: World) => (object | undefined)[];
  badQueries?: () => string[];
  /** Other calls with something wrong in them: 400. */
  wrong?: (world: World) => Call[];
  /** Calls that name what does not exist, beside those made of `ok`: 404. */
  unknown?: () => Call[];
}

const NOBODY = 4711;
const NO_ROOM = `${'n'.repeat(21)}A`;
const NEW_ROOM = `${'m'.repeat(21)}A`;
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

/** As a backup says it, whatever the JSON's spaces. */
const emptyBackup = { format: 'kuji-to-kinmu', version: 1, records: [], entries: [] };

const importedEntry = {
  task: '会議',
  beginning_time: '2026-11-02T00:00:00.000Z',
  ending_time: '2026-11-02T01:00:00.000Z',
  note: '',
};

const duty = { title: '当番', items: ['佐藤', '鈴木'], drawn: [2] };

const rows = [
  guest('POST /api/user/register/', 201, {
    ok: () => ({ path: paths.register, payload: { username: '新しい人', password: 'abcd' } }),
    badBodies: () => [
      undefined,
      [],
      { username: 'taro' },
      { username: 1234, password: 'abcd' },
      { username: 'taro', password: 'abc' },
    ],
  }),
  guest('POST /api/user/token/', 200, {
    ok: ({ owner }) => ({
      path: paths.token,
      payload: { username: owner.username, password: testPassword },
    }),
    badBodies: () => [
      undefined,
      { username: 'owner', password: null },
      { username: ['owner'], password: testPassword },
      { username: '', password: {} },
    ],
  }),
  guest('POST /api/user/token/refresh/', 200, {
    ok: ({ owner }) => ({ path: paths.refresh, payload: { refresh: owner.refresh } }),
    badBodies: () => [{}, { refresh: null }],
  }),
  guest('POST /api/user/token/blacklist/', 200, {
    ok: ({ owner }) => ({ path: paths.blacklist, payload: { refresh: owner.refresh } }),
    wrong: () => [{ path: paths.blacklist, payload: { refresh: 7 } }],
  }),
  guest('POST /api/user/sessions/end/', 204, {
    ok: () => ({ path: paths.endSession, payload: { sid: 'unknown' } }),
    badBodies: () => [undefined, {}, { sid: 7 }, { sid: 'x\u0000' }, { sid: 'x'.repeat(101) }],
  }),
  signedIn('GET /api/user/me/', 200, { ok: () => ({ path: accountPaths.me }) }),
  signedIn('DELETE /api/user/me/', 204, {
    ok: () => ({ path: accountPaths.me, payload: { current_password: testPassword } }),
    badBodies: () => [...[undefined, {}], ...changesOf({ current_password: [1234, '', 'wrong'] })],
  }),
  signedIn('PUT /api/user/password/', 204, {
    ok: () => ({
      path: accountPaths.password,
      payload: { current_password: testPassword, new_password: 'あたらしい' },
    }),
    badBodies: () => [
      undefined,
      ...[undefined, 'abc', 'あ'.repeat(17)].map((new_password) => ({
        current_password: testPassword,
        new_password,
      })),
      ...[['a'], 'wrong'].map((wrong) => ({ current_password: wrong, new_password: 'abcd' })),
    ],
  }),
  signedIn('GET /api/user/sessions/', 200, { ok: () => ({ path: accountPaths.sessions }) }),
  owned('DELETE /api/user/sessions/{sid}/', 204, {
    ok: ({ owner }) => ({ path: accountPaths.session(sidOf(owner)) }),
    wrong: () => [
      { path: accountPaths.session('%00') },
      { path: accountPaths.session('x'.repeat(101)) },
    ],
    unknown: () => [{ path: accountPaths.session('unknown') }, { path: accountPaths.session('7') }],
  }),
  signedIn('POST /api/user/sessions/end-others/', 200, {
    ok: () => ({ path: accountPaths.endOtherSessions }),
  }),
  signedIn('GET /api/user/events/', 200, { ok: () => ({ path: accountPaths.events }) }),
  signedIn('POST /api/user/passkeys/options/', 200, {
    ok: () => ({ path: accountPaths.passkeyOptions, payload: { current_password: testPassword } }),
    badBodies: () => [undefined, {}, { current_password: 'wrong' }],
  }),
  signedIn('POST /api/user/passkeys/', 204, {
    ok: ({ devices: { fresh }, challenge }) => ({
      path: accountPaths.passkeys,
      payload: fresh.create(challenge, { origin }),
    }),
    badBodies: ({ devices: { fresh } }) => [
      undefined,
      {},
      fresh.create('unknown', { origin }),
      { ...fresh.create('a', { origin }), id: '!' },
      { ...fresh.create('a', { origin }), response: {} },
    ],
  }),
  signedIn('GET /api/user/passkeys/', 200, { ok: () => ({ path: accountPaths.passkeys }) }),
  owned('DELETE /api/user/passkeys/{id}/', 204, {
    ok: ({ passkey }) => ({ path: accountPaths.passkey(passkey) }),
    wrong: () => [{ path: 'user/passkeys/mine/' }, { path: 'user/passkeys/0/' }],
  }),
  guest('POST /api/user/token/passkey/options/', 200, {
    ok: () => ({ path: accountPaths.passkeyTokenOptions }),
  }),
  guest('POST /api/user/token/passkey/', 200, {
    ok: ({ devices: { known }, guestChallenge, owner }) => ({
      path: accountPaths.passkeyToken,
      payload: known.signIn(guestChallenge, { origin, handle: `${owner.id}.${owner.uuid}` }),
    }),
    badBodies: ({ devices: { known } }) => [
      undefined,
      { id: known.id },
      { ...known.signIn('a'), type: 'password' },
      { ...known.signIn('a'), response: null },
    ],
  }),
  guest('GET /api/httprequest/responsetime/', 200, {
    ok: () => ({ path: paths.responseTime }),
    badQueries: () => ['response_time=soon', 'response_time=-1', 'last_request_date=yesterday'],
  }),
  guest('GET /api/roulette/noauth/', 200, { ok: () => ({ path: paths.raffles }) }),
  guest('GET /api/roulette/noauth/{id}/items', 200, {
    ok: () => ({ path: paths.raffleItems(1) }),
    wrong: () => [{ path: 'roulette/noauth/first/items' }, { path: 'roulette/noauth/0/items' }],
    unknown: () => [
      { path: paths.raffleItems(NOBODY) },
      { path: paths.raffleItems(Number.MAX_SAFE_INTEGER) },
    ],
  }),
  signedIn('GET /api/worktimetracker/', 200, { ok: () => ({ path: paths.workRecords }) }),
  signedIn('POST /api/worktimetracker/', 201, {
    ok: ({ owner }) => ({
      path: paths.workRecords,
      payload: {
        name: '新規',
        jwt_access: owner.access,
        access_token_username: owner.username,
        user: owner.id,
      },
    }),
    badBodies: ({ stranger }) => [
      undefined,
      { name: 1 },
      { name: ' \u3000' },
      { name: '\u0000' },
      { name: '新規', user: stranger.id },
    ],
  }),
  owned('GET /api/worktimetracker/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/mine/' }],
  }),
  owned('PUT /api/worktimetracker/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.workRecord(record), payload: { name: '会議' } }),
    badBodies: () => [
      {},
      { name: 'あ'.repeat(101) },
      { name: '会議', group: 'あ'.repeat(51) },
      { name: '会議', group: 1 },
    ],
    wrong: () => [{ path: 'worktimetracker/1.5/', payload: { name: '会議' } }],
  }),
  owned('DELETE /api/worktimetracker/{id}/', 204, {
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/-1/' }],
  }),
  owned('GET /api/worktimetracker/gettarget/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.runningEntries(record) }),
    wrong: () => [{ path: 'worktimetracker/gettarget/all/' }],
  }),
  owned('GET /api/worktimetracker/{id}/timetracker/', 200, {
    ok: ({ record }) => ({ path: paths.timeEntries(record), query: 'limit=1' }),
    badQueries: () => ['limit=101', 'limit=', 'limit=1e1', 'limit=0x1', 'before=now'],
  }),
  owned('POST /api/worktimetracker/{id}/timetracker/', 201, {
    ok: ({ record }) => ({ path: paths.timeEntries(record) }),
    wrong: () => [{ path: 'worktimetracker/x/timetracker/' }],
  }),
  owned('PUT /api/worktimetracker/{id}/timetracker/{entryId}/', 200, {
    ok: ({ record, entry }) => ({ path: paths.timeEntry(record, entry) }),
    wrong: ({ record }) => [{ path: `worktimetracker/${record}/timetracker/x/` }],
  }),
  owned('PATCH /api/worktimetracker/{id}/archive/', 200, {
    ok: ({ record }) => ({
      path: workTimePaths.archiveRecord(record),
      payload: { archived: true },
    }),
    badBodies: () => [undefined, { archived: 'yes' }],
    wrong: () => [{ path: 'worktimetracker/x/archive/', payload: { archived: true } }],
  }),
  owned('POST /api/worktimetracker/{id}/restore/', 200, {
    ok: ({ record }) => ({ path: workTimePaths.restoreRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/x/restore/' }],
  }),
  signedIn('GET /api/timeentries/', 200, {
    ok: () => ({ path: workTimePaths.entries, query: `from=${began}&to=${began}` }),
    badQueries: () => [
      'from=yesterday',
      'to=2026-11-20',
      'to=2026-12-31T23:59:60Z',
      'cursor=!',
      'cursor=next',
      'q=a&cursor=next',
      `q=${'a'.repeat(101)}`,
      'record=x',
      `cursor=${cursorOf('9999999999999999.1')}`,
      `cursor=${cursorOf('1.9999999999999999')}`,
    ],
  }),
  signedIn('GET /api/timeentries/running/', 200, {
    ok: () => ({ path: workTimePaths.entriesRunning }),
  }),
  owned('POST /api/timeentries/', 201, {
    ok: ({ record }) => ({ path: workTimePaths.entries, payload: { record } }),
    badBodies: ({ record }) => [
      ...[undefined, {}, { record: String(record) }],
      ...changesOf({
        beginning_time: ['now', '1999-12-31T23:59:59.999Z', IN_6_S, '2016-12-31T23:59:60Z'],
        ending_time: [began],
        note: ['あ'.repeat(201), '\u0000'],
      }).map((change) => ({ record, ...change })),
    ],
  }),
  owned('PATCH /api/timeentries/{id}/', 200, {
    ok: ({ entry, record }) => ({
      path: workTimePaths.entry(entry),
      payload: { version: 1, note: '下書き', record },
    }),
    badBodies: () => [
      ...[undefined, { note: '' }, { version: 0 }],
      ...changesOf({
        note: [null],
        ending_time: [began, IN_6_S],
        beginning_time: [null, '1999-12-31T23:59:59.999Z'],
      }).map((change) => ({ version: 1, ...change })),
    ],
    wrong: () => [{ path: 'timeentries/x/', payload: { version: 1 } }],
  }),
  owned('DELETE /api/timeentries/{id}/', 204, {
    ok: ({ entry }) => ({ path: workTimePaths.entry(entry) }),
    wrong: () => [{ path: 'timeentries/x/' }],
  }),
  owned('POST /api/timeentries/{id}/restore/', 200, {
    ok: ({ entry }) => ({ path: workTimePaths.restoreEntry(entry) }),
    wrong: () => [{ path: 'timeentries/x/restore/' }],
  }),
  owned('POST /api/timeentries/{id}/split/', 201, {
    ok: ({ whole, record }) => ({
      path: workTimePaths.splitEntry(whole),
      payload: { version: 1, at: MIDDLE, uuid: NEW_UUID, record },
    }),
    badBodies: ({ record }) => {
      const split = { version: 1, at: MIDDLE, uuid: NEW_UUID, record };
      const ends = { at: ['2026-11-20T12:30:01.000Z', began], uuid: [undefined] };
      const wrong = { ...ends, version: [0], name: ['設計'], record: [undefined] };
      return [undefined, ...changesOf(wrong).map((change) => ({ ...split, ...change }))];
    },
    wrong: () => [{ path: 'timeentries/x/split/', payload: {} }],
  }),
  owned('POST /api/timeentries/undo-split/', 200, {
    ok: ({ half, otherHalf }) => ({
      path: workTimePaths.undoSplit,
      payload: { first: { id: half, version: 2 }, second: { id: otherHalf, version: 1 } },
    }),
    badBodies: ({ entry }) => [
      undefined,
      { first: { id: entry, version: 1 } },
      { first: { id: entry }, second: { id: entry, version: 1 } },
    ],
  }),
  owned('POST /api/timeentries/switch/', 201, {
    ok: ({ record }) => ({ path: workTimePaths.switch, payload: { record } }),
    badBodies: ({ record }) => [
      undefined,
      {},
      { record, name: '設計' },
      { name: ' ' },
      { name: 'あ'.repeat(101) },
      { name: '設計', beginning_time: IN_6_S },
    ],
  }),
  owned('POST /api/timeentries/undo-switch/', 200, {
    ok: ({ entry }) => ({
      path: workTimePaths.undoSwitch,
      payload: { started: { id: entry, version: 1 }, ended: [], created: null },
    }),
    badBodies: ({ entry }) => [
      undefined,
      { started: entry, ended: [] },
      { started: { id: entry }, ended: [] },
      { started: { id: entry, version: 1 } },
    ],
  }),
  signedIn('GET /api/user/calendar/', 200, { ok: () => ({ path: workTimePaths.feed }) }),
  signedIn('POST /api/user/calendar/', 201, { ok: () => ({ path: workTimePaths.feed }) }),
  signedIn('DELETE /api/user/calendar/', 204, { ok: () => ({ path: workTimePaths.feed }) }),
  guest('GET /api/calendar/{file}', 200, {
    ok: ({ calendar }) => ({ path: workTimePaths.feedFile(`${calendar}.ics`) }),
    unknown: () => [{ path: workTimePaths.feedFile('unknown.ics') }],
  }),
  signedIn('GET /api/transfer/backup/', 200, { ok: () => ({ path: workTimePaths.backup }) }),
  signedIn('POST /api/transfer/import/', 200, {
    ok: () => ({ path: workTimePaths.import, payload: emptyBackup }),
    wrong: () => [
      { path: workTimePaths.import, query: 'dry_run=perhaps', payload: emptyBackup },
      { path: workTimePaths.import, query: 'without_wrong=', payload: emptyBackup },
    ],
  }),
  owned('POST /api/transfer/import/{id}/undo/', 200, {
    ok: ({ imported }) => ({ path: workTimePaths.undoImport(imported) }),
    wrong: () => [{ path: 'transfer/import/x/undo/' }],
  }),
  signedIn('GET /api/user/settings/', 200, { ok: () => ({ path: workTimePaths.settings }) }),
  signedIn('PUT /api/user/settings/', 200, {
    ok: () => ({ path: workTimePaths.settings, payload: settingsWith({}) }),
    badBodies: () => [
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
          { days: 1, date: '2026-04-31' },
          { days: 1 },
        ],
      }).map(settingsWith),
    ],
  }),
  signedIn('GET /api/days/', 200, {
    ok: () => ({ path: workTimePaths.days, query: 'from=2026-11-01&to=2026-11-30' }),
    badQueries: () => [
      '',
      'from=2026-11-01',
      'from=2026-11-01&to=2026-11-31',
      'from=2026-1-1&to=2026-11-30',
      'from=2025-01-01&to=2026-11-30',
    ],
  }),
  signedIn('GET /api/days/sums/', 200, {
    ok: () => ({ path: workTimePaths.daySums, query: 'from=2016-04-01&to=2026-11-30&zone=UTC' }),
    badQueries: () => [
      '',
      'from=2026-11-01&to=2026-11-30',
      'from=2026-11-01&zone=UTC',
      'from=2026-02-30&to=2026-11-30&zone=UTC',
      'from=2026-11-01&to=2026-11-31&zone=UTC',
      'from=2026-11-01&to=2026-11-30&zone=Mars',
      'from=2026-11-01&to=2026-11-30&zone=%2B09:00',
    ],
  }),
  signedIn('PUT /api/days/{date}/', 200, {
    ok: () => ({
      path: workTimePaths.day('2026-11-20'),
      payload: { mark: 'paid', remark: '通院', version: 0 },
    }),
    wrong: () =>
      ['2026-02-30', '2026-11-32', '1999-12-31', 'today'].map((date) => ({
        path: workTimePaths.day(date),
        payload: { mark: null, remark: '', version: 0 },
      })),
    badBodies: () => [
      ...[{}, { mark: 'paid', remark: '' }],
      ...changesOf({
        mark: ['holiday'],
        remark: [null, 'x'.repeat(101), '\u202e'],
        version: [-1],
      }).map((change) => ({ mark: null, remark: '', version: 0, ...change })),
    ],
  }),
  signedIn('GET /api/deleted/', 200, { ok: () => ({ path: workTimePaths.deleted }) }),
  signedIn('GET /api/lists/', 200, { ok: () => ({ path: ownListPaths.lists }) }),
  owned('PUT /api/lists/{letter}/', 200, {
    ok: ({ list }) => ({ path: ownListPaths.list('A'), payload: { ...duty, version: list } }),
    badBodies: ({ list }) => [
      ...[undefined, {}, duty],
      ...changesOf({
        version: [-1, String(list)],
        title: ['あ'.repeat(101), '\u0000'],
        items: ['佐藤', [''], [1], ['佐藤\n鈴木'], ['あ'.repeat(201)], Array(10_001).fill('佐藤')],
        drawn: [['1'], [0], [1.5], [3], [1, 1]],
      }).map((change) => ({ ...duty, version: list, ...change })),
    ],
    wrong: () => [{ path: 'lists/a/', payload: { ...duty, version: 1 } }],
    unknown: () => [{ path: ownListPaths.list('B'), payload: { ...duty, version: 1 } }],
  }),
  owned('DELETE /api/lists/{letter}/', 204, {
    ok: ({ list }) => ({ path: ownListPaths.list('A'), query: `version=${list}` }),
    badQueries: () => ['', 'version=0', 'version=first'],
    wrong: ({ list }) => [{ path: 'lists/a/', query: `version=${list}` }],
    unknown: () => [{ path: ownListPaths.list('B'), query: 'version=1' }],
  }),
  guest('POST /api/draws/rooms/', 201, {
    ok: () => ({ path: roomPaths.rooms, payload: { id: NEW_ROOM, payload: 'AAAA' } }),
    badBodies: () => [
      undefined,
      { payload: 'AAAA' },
      { id: 'first', payload: 'AAAA' },
      // The bits beyond the last byte are not zero.
      { id: 'n'.repeat(22), payload: 'AAAA' },
      ...['', 'あ', 'a=', 1].map((payload) => ({ id: NEW_ROOM, payload })),
    ],
  }),
  guest('POST /api/draws/rooms/{room}/devices/', 201, {
    ok: ({ room }) => ({ path: roomPaths.roomDevices(room) }),
    wrong: () => [{ path: roomPaths.roomDevices('first') }],
  }),
  guest('GET /api/draws/rooms/{room}/', 200, {
    ok: ({ room }) => ({ path: roomPaths.room(room) }),
    wrong: ({ room }) => [
      { path: roomPaths.room('first') },
      { path: roomPaths.room(`${room}A`) },
      { path: roomPaths.room(`${room.slice(1)}!`) },
    ],
  }),
  guest('GET /api/draws/rooms/{room}/events/', 200, {
    // A stream does not end: rooms.test.ts opens some.
    ok: ({ room, token }) => ({ path: roomPaths.roomEvents(room), token, method: 'HEAD' }),
    wrong: () => [{ path: roomPaths.roomEvents('x') }],
  }),
  guest('POST /api/draws/rooms/{room}/promises/', 200, {
    ok: ({ room, token }) => ({
      path: roomPaths.roomPromises(room),
      token,
      payload: { round: 1, promise: BYTES },
    }),
    badBodies: () => [
      undefined,
      { round: 1 },
      ...['', 'B'.repeat(43), 'A'.repeat(44), null].map((promise) => ({ round: 1, promise })),
      ...[0, 1.5, '1', 2 ** 32].map((round) => ({ round, promise: BYTES })),
    ],
  }),
  guest('POST /api/draws/rooms/{room}/draws/', 200, {
    ok: ({ room, token }) => ({
      path: roomPaths.roomDraws(room),
      token,
      payload: { round: 1, lines: 'AAAA' },
    }),
    badBodies: () => [undefined, { round: 1 }, { round: 1, lines: '' }, { round: 1, lines: 'a b' }],
  }),
  guest('POST /api/draws/rooms/{room}/reveals/', 200, {
    // A repetition: see `createWorld`.
    ok: ({ room, token }) => ({
      path: roomPaths.roomReveals(room),
      token,
      payload: { round: 1, bytes: BYTES },
    }),
    badBodies: () => [
      undefined,
      { round: 1 },
      { round: 1, bytes: 'A' },
      { round: 1, bytes: BYTES, promise: '' },
    ],
  }),
  guest('PUT /api/draws/rooms/{room}/absent/', 204, {
    ok: ({ room, token }) => ({
      path: roomPaths.roomAbsent(room),
      token,
      payload: { absent: 'AAAA' },
    }),
    badBodies: () => [undefined, {}, ...['', 'a b', 1].map((absent) => ({ absent }))],
  }),
  guest('DELETE /api/draws/rooms/{room}/', 204, {
    ok: ({ room, token }) => ({ path: roomPaths.room(room), token }),
    wrong: () => [{ path: roomPaths.room('first') }],
  }),
];

/** A route as the OpenAPI document writes it, and its status when all is well. */
function guest(route: string, status: number, calls: Calls) {
  return { route, status, ...calls, signedIn: false, owned: false };
}

function signedIn(route: string, status: number, calls: Calls) {
  return { ...guest(route, status, calls), signedIn: true };
}

/** Calls that name what belongs to a user: another one gets 404. */
function owned(route: string, status: number, calls: Calls) {
  return { ...signedIn(route, status, calls), owned: true };
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

/** Ids that a call may name, and ids that nobody has. */
const missing = {
  ...{ record: NOBODY, entry: NOBODY, whole: NOBODY, half: NOBODY, otherHalf: NOBODY },
  ...{ passkey: NOBODY, imported: NOBODY, room: NO_ROOM },
};

const signedInRows = rows.filter(({ signedIn }) => signedIn);
const wrongRows = rows.filter(
  ({ wrong, badBodies, badQueries }) => wrong ?? badBodies ?? badQueries,
);
const unknownRows = rows.filter(({ ok, unknown }) => unknown ?? namesIn(ok).length > 0);

/** The names of a world's rows that a call uses. */
function namesIn(ok: Calls['ok']): string[] {
  return Object.keys(missing).filter((name) => new RegExp(`\\b${name}\\b`).test(String(ok)));
}

function wrongCalls({ ok, wrong, badBodies, badQueries }: Calls, world: World): Call[] {
  const good = ok(world);
  return [
    ...(badBodies?.(world) ?? []).map((payload) => ({ ...good, payload })),
    ...(badQueries?.() ?? []).map((query) => ({ ...good, query })),
    ...(wrong?.(world) ?? []),
  ];
}

function unknownCalls({ ok, unknown }: Calls, world: World): Call[] {
  const without = (name: string) => {
    const { method, ...call } = ok({ ...world, [name]: missing[name as keyof typeof missing] });
    return call;
  };
  return [...namesIn(ok).map(without), ...(unknown?.() ?? [])];
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
    const known = rows.map(({ route, signedIn, status }) => [route, signedIn, String(status)]);
    expect(known.sort()).toEqual(documented.sort());
  });

  it.each(rows)('$route returns $status', async ({ route, ok, status, signedIn }) => {
    await renewWorld();
    const before = await revision();
    const stored = await storedByDay();
    statements.length = 0;
    const response = await send(world, route, ok(world), world.owner, randomUUID());
    const made = [...statements];
    expect(response.statusCode, response.body).toBe(status);
    if (!signedIn) return;
    // OPS-27: what a user has can be kept apart from what all others have.
    const texts = made.map(({ sql }) => sql).filter(isOfOwned);
    expect(texts.filter((sql) => !namesUser(sql))).toEqual([]);
    // OPS-27
    if (name === 'Citus') expect(await notInOneTask(world.db, made)).toEqual([]);
    if (operations.get(route)?.tags[0] !== 'work time') return;
    // OUT-12
    const after = await revision();
    expect(response.headers[REVISION_HEADER]).toBe(String(after));
    if (route.startsWith('GET')) return expect(after).toBe(before);
    expect(texts).not.toEqual([]);
    if (stored !== (await storedByDay())) expect(after).toBe(before + 1);
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
  it.each(rows.filter(({ ok }) => /\b(?:record|entry)\b/.test(String(ok))))(
    '$route finds the same rows by their uuid',
    async ({ route, ok, status }) => {
      await renewWorld();
      const byId = await send(world, route, ok(world), world.owner);
      await renewWorld();
      const byUuid = await send(world, route, ok({ ...world, ...world.uuids }), world.owner);
      expect(byUuid.statusCode, byUuid.body).toBe(status);
      expect(Object.keys(byUuid.body && byUuid.json())).toEqual(
        Object.keys(byId.body && byId.json()),
      );
      const upper = {
        record: world.uuids.record.toUpperCase(),
        entry: world.uuids.entry.toUpperCase(),
      };
      const noName = await send(world, route, ok({ ...world, ...upper }), world.owner);
      expect(noName.statusCode).toBe(400);
      const stranger = await send(world, route, ok({ ...world, ...world.uuids }), world.stranger);
      expect(stranger.statusCode).toBe(404);
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

    it.each(wrongRows)('$route returns 400 for invalid input', async (row) => {
      for (const call of wrongCalls(row, world)) {
        const response = await send(world, row.route, call, world.owner);
        expect(response.statusCode, JSON.stringify(call)).toBe(400);
        for (const messages of Object.values(response.json())) {
          expect(messages).toEqual(expect.arrayContaining([expect.any(String)]));
        }
      }
    });

    it.each(signedInRows)('$route returns 401 without a token or with a bad one', async (row) => {
      const call = row.ok(world);
      const without = await send(world, row.route, call);
      expect([without.statusCode, without.json().code]).toEqual([401, 'not_authenticated']);
      const bad = await send(world, row.route, { ...call, token: 'a.b.c' });
      expect([bad.statusCode, bad.json().code]).toEqual([401, 'token_not_valid']);
      expect(bad.headers['www-authenticate']).toBe('Bearer');
    });

    it.each(rows.filter(({ owned }) => owned))(
      '$route returns 404 to another user',
      async ({ route, ok }) => {
        const response = await send(world, route, ok(world), world.stranger);
        expect([response.statusCode, response.json()]).toEqual([404, notFound]);
      },
    );

    it.each(unknownRows)('$route returns 404 to an unknown id', async (row) => {
      for (const call of unknownCalls(row, world)) {
        const response = await send(world, row.route, call, world.owner);
        expect([response.statusCode, response.json()], call.path).toEqual([404, notFound]);
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

function sidOf({ access }: TestUser): string {
  return String(decodeJwt(access).sid);
}

let worlds = 0;

async function createWorld(testApp: TestApp): Promise<World> {
  worlds += 1;
  const owner = await signedInUser(testApp, `owner ${worlds}`);
  const stranger = await signedInUser(testApp, `stranger ${worlds}`);
  const make = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
    (await testApp.call(method, path, payload, owner)).json();
  const record = await make('POST', paths.workRecords, { name: '新規' });
  const entry = await make('POST', paths.timeEntries(record.id));
  const hours = {
    record: record.id,
    beginning_time: '2026-11-20T11:30:00.000Z',
    ending_time: '2026-11-20T13:30:00.000Z',
  };
  const whole = await make('POST', workTimePaths.entries, hours);
  const { id: other } = await make('POST', workTimePaths.entries, hours);
  const split = { version: 1, at: MIDDLE, uuid: randomUUID(), record: record.id };
  const parts = await make('POST', workTimePaths.splitEntry(other), split);
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
  const list = await make('PUT', ownListPaths.list('A'), { ...duty, version: 0 });
  const file = { ...emptyBackup, entries: [importedEntry] };
  const imported = await make('POST', workTimePaths.import, file);
  const calendar = await make('POST', workTimePaths.feed);
  const room = randomBytes(16).toString('base64url');
  const { token } = await make('POST', roomPaths.rooms, { id: room, payload: 'AAAA' });
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
    owner,
    stranger,
    record: record.id,
    entry: entry.id,
    whole: whole.id,
    half: parts.first.id,
    otherHalf: parts.second.id,
    uuids: { record: record.uuid, entry: entry.uuid },
    devices,
    passkey,
    list: list.version,
    imported: imported.id,
    calendar: calendar.token,
    room,
    token,
    challenge,
    guestChallenge,
  };
}

function send(
  { call }: World,
  route: string,
  { path, query, payload, token, method = route.split(' ')[0] as HTTPMethods }: Call,
  user?: TestUser,
  key?: string,
) {
  const access = token ?? user?.access;
  return call(method, `${path}?${query ?? ''}`, payload, {
    ...(access !== undefined && { access }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

/** As the server writes one. */
function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** By method and path, as rows name them. */
async function documentedOperations({ app }: TestApp): Promise<Map<string, Operation>> {
  const document = await openApiDocument(app);
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        path.startsWith('/api/') ? [[`${method.toUpperCase()} ${path}`, operation]] : [],
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
