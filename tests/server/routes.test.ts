import { randomBytes } from 'node:crypto';
/** The same checks for every route. A route without a row here fails the suite. */
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/account-paths.ts';
import type { RowName } from '#contract/ids.ts';
import { listPaths } from '#contract/list-paths.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { createAuthenticator } from '#tests/support/server/authenticator.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { noteStatements } from '#tests/support/server/note-statements.ts';
import { openApiDocument } from '#tests/support/server/openapi.ts';
import { notInOneTask } from '#tests/support/server/plan-tasks.ts';
import { signedInUser, type TestUser, testPassword } from '#tests/support/server/session.ts';
import { storedRows } from '#tests/support/server/tables.ts';

/** What the calls below are made upon. */
interface World extends TestApp {
  owner: TestUser;
  stranger: TestUser;
  record: RowName;
  entry: RowName;
  /** The names of both that a client may use as well. */
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
  method?: 'HEAD';
}

interface Calls {
  ok: (world: World) => Call;
  /** Calls with something wrong in them: 400. */
  wrong?: (world: World) => Call[];
  /** Calls that name what does not exist: 404. */
  unknown?: (world: World) => Call[];
}

const NOBODY = 4711;
const NO_ROOM = `${'n'.repeat(21)}A`;
const NEW_ROOM = `${'m'.repeat(21)}A`;
const BYTES = 'A'.repeat(43);
/** Where the requests of tests come from. */
const origin = 'http://localhost:80';
/** When the clock of the tests stands. */
const began = '2026-11-20T14:10:01.000Z';

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
    wrong: () =>
      bodies(
        paths.register,
        undefined,
        [],
        { username: 'taro' },
        { username: 1234, password: 'abcd' },
        { username: 'taro', password: 'abc' },
      ),
  }),
  guest('POST /api/user/token/', 200, {
    ok: ({ owner }) => ({
      path: paths.token,
      payload: { username: owner.username, password: testPassword },
    }),
    wrong: () =>
      bodies(
        paths.token,
        undefined,
        { username: 'owner', password: null },
        { username: ['owner'], password: testPassword },
        { username: '', password: {} },
      ),
  }),
  guest('POST /api/user/token/refresh/', 200, {
    ok: ({ owner }) => ({ path: paths.refresh, payload: { refresh: owner.refresh } }),
    wrong: () => bodies(paths.refresh, {}, { refresh: null }),
  }),
  guest('POST /api/user/token/blacklist/', 200, {
    ok: ({ owner }) => ({ path: paths.blacklist, payload: { refresh: owner.refresh } }),
    wrong: () => [{ path: paths.blacklist, payload: { refresh: 7 } }],
  }),
  guest('POST /api/user/sessions/end/', 204, {
    ok: () => ({ path: paths.endSession, payload: { sid: 'unknown' } }),
    wrong: () =>
      bodies(
        paths.endSession,
        undefined,
        {},
        { sid: 7 },
        { sid: 'x\u0000' },
        { sid: 'x'.repeat(101) },
      ),
  }),
  signedIn('GET /api/user/me/', 200, { ok: () => ({ path: accountPaths.me }) }),
  signedIn('DELETE /api/user/me/', 204, {
    ok: () => ({ path: accountPaths.me, payload: { current_password: testPassword } }),
    wrong: () =>
      bodies(
        accountPaths.me,
        undefined,
        {},
        { current_password: 1234 },
        { current_password: '' },
        { current_password: 'wrong' },
      ),
  }),
  signedIn('PUT /api/user/password/', 204, {
    ok: () => ({
      path: accountPaths.password,
      payload: { current_password: testPassword, new_password: 'あたらしい' },
    }),
    wrong: () =>
      bodies(
        accountPaths.password,
        undefined,
        { current_password: testPassword },
        { current_password: testPassword, new_password: 'abc' },
        { current_password: testPassword, new_password: 'あ'.repeat(17) },
        { current_password: ['a'], new_password: 'abcd' },
        { current_password: 'wrong', new_password: 'abcd' },
      ),
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
    wrong: () => bodies(accountPaths.passkeyOptions, undefined, {}, { current_password: 'wrong' }),
  }),
  signedIn('POST /api/user/passkeys/', 204, {
    ok: ({ devices: { fresh }, challenge }) => ({
      path: accountPaths.passkeys,
      payload: fresh.create(challenge, { origin }),
    }),
    wrong: ({ devices: { fresh } }) =>
      bodies(
        accountPaths.passkeys,
        undefined,
        {},
        fresh.create('unknown', { origin }),
        { ...fresh.create('a', { origin }), id: '!' },
        { ...fresh.create('a', { origin }), response: {} },
      ),
  }),
  signedIn('GET /api/user/passkeys/', 200, { ok: () => ({ path: accountPaths.passkeys }) }),
  owned('DELETE /api/user/passkeys/{id}/', 204, {
    ok: ({ passkey }) => ({ path: accountPaths.passkey(passkey) }),
    wrong: () => [{ path: 'user/passkeys/mine/' }, { path: 'user/passkeys/0/' }],
    unknown: () => [{ path: accountPaths.passkey(NOBODY) }],
  }),
  guest('POST /api/user/token/passkey/options/', 200, {
    ok: () => ({ path: accountPaths.passkeyTokenOptions }),
  }),
  guest('POST /api/user/token/passkey/', 200, {
    ok: ({ devices: { known }, guestChallenge, owner }) => ({
      path: accountPaths.passkeyToken,
      payload: known.signIn(guestChallenge, { origin, handle: `${owner.id}.${owner.uuid}` }),
    }),
    wrong: ({ devices: { known } }) =>
      bodies(
        accountPaths.passkeyToken,
        undefined,
        { id: known.id },
        { ...known.signIn('a'), type: 'password' },
        { ...known.signIn('a'), response: null },
      ),
  }),
  guest('GET /api/httprequest/responsetime/', 200, {
    ok: () => ({ path: paths.responseTime }),
    wrong: () =>
      queries(
        paths.responseTime,
        'response_time=soon',
        'response_time=-1',
        'last_request_date=yesterday',
      ),
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
    wrong: ({ stranger }) =>
      bodies(
        paths.workRecords,
        undefined,
        { name: 1 },
        { name: ' \u3000' },
        { name: '\u0000' },
        { name: '新規', user: stranger.id },
      ),
  }),
  owned('GET /api/worktimetracker/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/mine/' }],
    unknown: () => [{ path: paths.workRecord(NOBODY) }],
  }),
  owned('PUT /api/worktimetracker/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.workRecord(record), payload: { name: '会議' } }),
    wrong: ({ record }) => [
      ...bodies(paths.workRecord(record), {}, { name: 'あ'.repeat(101) }),
      { path: 'worktimetracker/1.5/', payload: { name: '会議' } },
    ],
    unknown: () => [{ path: paths.workRecord(NOBODY), payload: { name: '会議' } }],
  }),
  owned('DELETE /api/worktimetracker/{id}/', 204, {
    ok: ({ record }) => ({ path: paths.workRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/-1/' }],
    unknown: () => [{ path: paths.workRecord(NOBODY) }],
  }),
  owned('GET /api/worktimetracker/gettarget/{id}/', 200, {
    ok: ({ record }) => ({ path: paths.runningEntries(record) }),
    wrong: () => [{ path: 'worktimetracker/gettarget/all/' }],
    unknown: () => [{ path: paths.runningEntries(NOBODY) }],
  }),
  owned('GET /api/worktimetracker/{id}/timetracker/', 200, {
    ok: ({ record }) => ({ path: paths.timeEntries(record), query: 'limit=1' }),
    wrong: ({ record }) =>
      queries(
        paths.timeEntries(record),
        'limit=101',
        'limit=',
        'limit=1e1',
        'limit=0x1',
        'before=now',
      ),
    unknown: () => [{ path: paths.timeEntries(NOBODY) }],
  }),
  owned('POST /api/worktimetracker/{id}/timetracker/', 201, {
    ok: ({ record }) => ({ path: paths.timeEntries(record) }),
    wrong: () => [{ path: 'worktimetracker/x/timetracker/' }],
    unknown: () => [{ path: paths.timeEntries(NOBODY) }],
  }),
  owned('PUT /api/worktimetracker/{id}/timetracker/{entryId}/', 200, {
    ok: ({ record, entry }) => ({ path: paths.timeEntry(record, entry) }),
    wrong: ({ record }) => [{ path: `worktimetracker/${record}/timetracker/x/` }],
    unknown: ({ record, entry }) => [
      { path: paths.timeEntry(record, NOBODY) },
      { path: paths.timeEntry(NOBODY, entry) },
    ],
  }),
  owned('PATCH /api/worktimetracker/{id}/archive/', 200, {
    ok: ({ record }) => ({ path: trackerPaths.archiveRecord(record), payload: { archived: true } }),
    wrong: ({ record }) => [
      ...bodies(trackerPaths.archiveRecord(record), undefined, { archived: 'yes' }),
      { path: 'worktimetracker/x/archive/', payload: { archived: true } },
    ],
    unknown: () => [{ path: trackerPaths.archiveRecord(NOBODY), payload: { archived: true } }],
  }),
  owned('POST /api/worktimetracker/{id}/restore/', 200, {
    ok: ({ record }) => ({ path: trackerPaths.restoreRecord(record) }),
    wrong: () => [{ path: 'worktimetracker/x/restore/' }],
    unknown: () => [{ path: trackerPaths.restoreRecord(NOBODY) }],
  }),
  signedIn('GET /api/timeentries/', 200, {
    ok: () => ({ path: trackerPaths.entries, query: `from=${began}&to=${began}` }),
    wrong: () =>
      queries(
        trackerPaths.entries,
        'from=yesterday',
        'to=2026-11-20',
        'to=2026-12-31T23:59:60Z',
        'cursor=!',
        'cursor=next',
        `cursor=${cursorOf('9999999999999999.1')}`,
        `cursor=${cursorOf('1.9999999999999999')}`,
      ),
  }),
  signedIn('GET /api/timeentries/running/', 200, {
    ok: () => ({ path: trackerPaths.entriesRunning }),
  }),
  owned('POST /api/timeentries/', 201, {
    ok: ({ record }) => ({ path: trackerPaths.entries, payload: { record } }),
    wrong: ({ record }) =>
      bodies(
        trackerPaths.entries,
        undefined,
        {},
        { record: String(record) },
        { record, beginning_time: 'now' },
        { record, beginning_time: '1999-12-31T23:59:59.999Z' },
        { record, beginning_time: '2026-11-20T14:10:06.001Z' },
        { record, ending_time: began },
        { record, note: 'あ'.repeat(201) },
        { record, note: '\u0000' },
      ),
    unknown: () => [{ path: trackerPaths.entries, payload: { record: NOBODY } }],
  }),
  owned('PATCH /api/timeentries/{id}/', 200, {
    ok: ({ entry }) => ({
      path: trackerPaths.entry(entry),
      payload: { version: 1, note: '下書き' },
    }),
    wrong: ({ entry }) => [
      ...bodies(
        trackerPaths.entry(entry),
        undefined,
        { note: '' },
        { version: 0 },
        { version: 1, note: null },
        { version: 1, ending_time: began },
        { version: 1, beginning_time: null },
        { version: 1, ending_time: '2026-11-20T14:10:06.001Z' },
      ),
      { path: 'timeentries/x/', payload: { version: 1 } },
    ],
    unknown: ({ entry }) => [
      { path: trackerPaths.entry(NOBODY), payload: { version: 1 } },
      { path: trackerPaths.entry(entry), payload: { version: 1, record: NOBODY } },
    ],
  }),
  owned('DELETE /api/timeentries/{id}/', 204, {
    ok: ({ entry }) => ({ path: trackerPaths.entry(entry) }),
    wrong: () => [{ path: 'timeentries/x/' }],
    unknown: () => [{ path: trackerPaths.entry(NOBODY) }],
  }),
  owned('POST /api/timeentries/{id}/restore/', 200, {
    ok: ({ entry }) => ({ path: trackerPaths.restoreEntry(entry) }),
    wrong: () => [{ path: 'timeentries/x/restore/' }],
    unknown: () => [{ path: trackerPaths.restoreEntry(NOBODY) }],
  }),
  owned('POST /api/timeentries/switch/', 201, {
    ok: ({ record }) => ({ path: trackerPaths.switch, payload: { record } }),
    wrong: ({ record }) =>
      bodies(
        trackerPaths.switch,
        undefined,
        {},
        { record, name: '設計' },
        { name: ' ' },
        { name: 'あ'.repeat(101) },
        { name: '設計', beginning_time: '2026-11-20T14:10:06.001Z' },
      ),
    unknown: () => [{ path: trackerPaths.switch, payload: { record: NOBODY } }],
  }),
  owned('POST /api/timeentries/undo-switch/', 200, {
    ok: ({ entry }) => ({
      path: trackerPaths.undoSwitch,
      payload: { started: { id: entry, version: 1 }, ended: [], created: null },
    }),
    wrong: ({ entry }) =>
      bodies(
        trackerPaths.undoSwitch,
        undefined,
        { started: entry, ended: [] },
        { started: { id: entry }, ended: [] },
        { started: { id: entry, version: 1 } },
      ),
    unknown: () => [
      {
        path: trackerPaths.undoSwitch,
        payload: { started: { id: NOBODY, version: 1 }, ended: [] },
      },
    ],
  }),
  signedIn('GET /api/user/calendar/', 200, { ok: () => ({ path: trackerPaths.calendarFeed }) }),
  signedIn('POST /api/user/calendar/', 201, { ok: () => ({ path: trackerPaths.calendarFeed }) }),
  signedIn('DELETE /api/user/calendar/', 204, { ok: () => ({ path: trackerPaths.calendarFeed }) }),
  guest('GET /api/calendar/{file}', 200, {
    ok: ({ calendar }) => ({ path: trackerPaths.calendar(`${calendar}.ics`) }),
    unknown: () => [{ path: trackerPaths.calendar('unknown.ics') }],
  }),
  signedIn('GET /api/transfer/backup/', 200, { ok: () => ({ path: trackerPaths.backup }) }),
  signedIn('POST /api/transfer/import/', 200, {
    ok: () => ({ path: trackerPaths.import, payload: emptyBackup }),
    wrong: () => [
      { path: trackerPaths.import, query: 'dry_run=perhaps', payload: emptyBackup },
      { path: trackerPaths.import, query: 'without_wrong=', payload: emptyBackup },
    ],
  }),
  owned('POST /api/transfer/import/{id}/undo/', 200, {
    ok: ({ imported }) => ({ path: trackerPaths.undoImport(imported) }),
    wrong: () => [{ path: 'transfer/import/x/undo/' }],
    unknown: () => [{ path: trackerPaths.undoImport(NOBODY) }],
  }),
  signedIn('GET /api/user/settings/', 200, { ok: () => ({ path: trackerPaths.settings }) }),
  signedIn('PUT /api/user/settings/', 200, {
    ok: () => settingsCall({}),
    wrong: () => [
      ...bodies(
        trackerPaths.settings,
        undefined,
        { settings: standardSettings },
        { version: 0, settings: null },
      ),
      ...[
        { closing: 21 },
        { boundary: 7 },
        { rounding: 7 },
        { breaks: 'no' },
        { scheduled: [480] },
        { scheduled: [1441, 0, 0, 0, 0, 0, 0] },
        { rest: [0] },
        { rest: [7, 7] },
        { columns: ['salary'] },
        { name: 'x'.repeat(41) },
        { department: 'x\u0000' },
        { more: 1 },
      ].map(settingsCall),
    ],
  }),
  signedIn('GET /api/days/', 200, {
    ok: () => ({ path: trackerPaths.days, query: 'from=2026-11-01&to=2026-11-30' }),
    wrong: () =>
      queries(
        trackerPaths.days,
        '',
        'from=2026-11-01',
        'from=2026-11-01&to=2026-11-31',
        'from=2026-1-1&to=2026-11-30',
        'from=2025-01-01&to=2026-11-30',
      ),
  }),
  signedIn('PUT /api/days/{date}/', 200, {
    ok: () => ({
      path: trackerPaths.day('2026-11-20'),
      payload: { mark: 'paid', remark: '通院', version: 0 },
    }),
    wrong: () => [
      ...['2026-02-30', '2026-11-32', '1999-12-31', 'today'].map((date) => ({
        path: trackerPaths.day(date),
        payload: { mark: null, remark: '', version: 0 },
      })),
      ...bodies(
        trackerPaths.day('2026-11-20'),
        {},
        { mark: 'paid', remark: '' },
        { mark: 'holiday', remark: '', version: 0 },
        { mark: null, remark: null, version: 0 },
        { mark: null, remark: 'x'.repeat(101), version: 0 },
        { mark: null, remark: '\u202e', version: 0 },
        { mark: null, remark: '', version: -1 },
      ),
    ],
  }),
  signedIn('GET /api/deleted/', 200, { ok: () => ({ path: trackerPaths.deleted }) }),
  signedIn('GET /api/lists/', 200, { ok: () => ({ path: listPaths.lists }) }),
  owned('PUT /api/lists/{letter}/', 200, {
    ok: ({ list }) => ({ path: listPaths.list('A'), payload: { ...duty, version: list } }),
    wrong: ({ list }) => {
      const seen = { ...duty, version: list };
      return [
        { path: 'lists/a/', payload: seen },
        ...bodies(
          listPaths.list('A'),
          undefined,
          {},
          duty,
          { ...seen, version: -1 },
          { ...seen, version: String(list) },
          { ...seen, title: 'あ'.repeat(101) },
          { ...seen, title: '\u0000' },
          { ...seen, items: '佐藤' },
          { ...seen, items: [''] },
          { ...seen, items: [1] },
          { ...seen, items: ['佐藤\n鈴木'] },
          { ...seen, items: ['あ'.repeat(201)] },
          { ...seen, items: Array(10_001).fill('佐藤') },
          { ...seen, drawn: ['1'] },
          { ...seen, drawn: [0] },
          { ...seen, drawn: [1.5] },
          { ...seen, drawn: [3] },
          { ...seen, drawn: [1, 1] },
        ),
      ];
    },
    unknown: () => [{ path: listPaths.list('B'), payload: { ...duty, version: 1 } }],
  }),
  owned('DELETE /api/lists/{letter}/', 204, {
    ok: ({ list }) => ({ path: listPaths.list('A'), query: `version=${list}` }),
    wrong: ({ list }) => [
      ...queries(listPaths.list('A'), '', 'version=0', 'version=first'),
      { path: 'lists/a/', query: `version=${list}` },
    ],
    unknown: () => [{ path: listPaths.list('B'), query: 'version=1' }],
  }),
  guest('POST /api/draws/rooms/', 201, {
    ok: () => ({ path: roomPaths.rooms, payload: { id: NEW_ROOM, payload: 'AAAA' } }),
    wrong: () =>
      bodies(
        roomPaths.rooms,
        undefined,
        { payload: 'AAAA' },
        { id: 'first', payload: 'AAAA' },
        // The bits beyond the last byte are not zero.
        { id: 'n'.repeat(22), payload: 'AAAA' },
        ...['', 'あ', 'a=', 1].map((payload) => ({ id: NEW_ROOM, payload })),
      ),
  }),
  guest('POST /api/draws/rooms/{room}/devices/', 201, {
    ok: ({ room }) => ({ path: roomPaths.roomDevices(room) }),
    wrong: () => [{ path: roomPaths.roomDevices('first') }],
    unknown: () => [{ path: roomPaths.roomDevices(NO_ROOM) }],
  }),
  guest('GET /api/draws/rooms/{room}/', 200, {
    ok: ({ room }) => ({ path: roomPaths.room(room) }),
    wrong: ({ room }) => [
      { path: roomPaths.room('first') },
      { path: roomPaths.room(`${room}A`) },
      { path: roomPaths.room(`${room.slice(1)}!`) },
    ],
    unknown: () => [{ path: roomPaths.room(NO_ROOM) }],
  }),
  guest('GET /api/draws/rooms/{room}/events/', 200, {
    // A stream does not end: rooms.test.ts opens some.
    ok: ({ room }) => ({ path: roomPaths.roomEvents(room), method: 'HEAD' }),
    wrong: () => [{ path: roomPaths.roomEvents('x') }],
    unknown: ({ token }) => [{ path: roomPaths.roomEvents(NO_ROOM), token }],
  }),
  guest('POST /api/draws/rooms/{room}/promises/', 200, {
    ok: ({ room, token }) => ({
      path: roomPaths.roomPromises(room),
      token,
      payload: { round: 1, promise: BYTES },
    }),
    wrong: ({ room, token }) =>
      bodies(
        roomPaths.roomPromises(room),
        undefined,
        { round: 1 },
        ...['', 'B'.repeat(43), 'A'.repeat(44), null].map((promise) => ({ round: 1, promise })),
        ...[0, 1.5, '1', 2 ** 32].map((round) => ({ round, promise: BYTES })),
      ).map((call) => ({ ...call, token })),
    unknown: ({ token }) => [
      { path: roomPaths.roomPromises(NO_ROOM), token, payload: { round: 1, promise: BYTES } },
    ],
  }),
  guest('POST /api/draws/rooms/{room}/draws/', 200, {
    ok: ({ room, token }) => ({
      path: roomPaths.roomDraws(room),
      token,
      payload: { round: 1, lines: 'AAAA' },
    }),
    wrong: ({ room, token }) =>
      bodies(
        roomPaths.roomDraws(room),
        undefined,
        { round: 1 },
        { round: 1, lines: '' },
        { round: 1, lines: 'a b' },
      ).map((call) => ({ ...call, token })),
    unknown: ({ token }) => [
      { path: roomPaths.roomDraws(NO_ROOM), token, payload: { round: 1, lines: 'AAAA' } },
    ],
  }),
  guest('POST /api/draws/rooms/{room}/reveals/', 200, {
    // A repetition: see `createWorld`.
    ok: ({ room, token }) => ({
      path: roomPaths.roomReveals(room),
      token,
      payload: { round: 1, bytes: BYTES },
    }),
    wrong: ({ room, token }) =>
      bodies(
        roomPaths.roomReveals(room),
        undefined,
        { round: 1 },
        { round: 1, bytes: 'A' },
        { round: 1, bytes: BYTES, promise: '' },
      ).map((call) => ({ ...call, token })),
    unknown: ({ token }) => [
      { path: roomPaths.roomReveals(NO_ROOM), token, payload: { round: 1, bytes: BYTES } },
    ],
  }),
  guest('DELETE /api/draws/rooms/{room}/', 204, {
    ok: ({ room, token }) => ({ path: roomPaths.room(room), token }),
    wrong: () => [{ path: roomPaths.room('first') }],
    unknown: ({ token }) => [{ path: roomPaths.room(NO_ROOM), token }],
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

function bodies(path: string, ...payloads: (object | undefined)[]): Call[] {
  return payloads.map((payload) => ({ path, payload }));
}

function queries(path: string, ...all: string[]): Call[] {
  return all.map((query) => ({ path, query }));
}

function settingsCall(change: object): Call {
  const settings = { ...standardSettings, ...change };
  return { path: trackerPaths.settings, payload: { version: 0, settings } };
}

const signedInRows = rows.filter(({ signedIn }) => signedIn);
const wrongRows = rows.flatMap(({ wrong, ...row }) => (wrong ? [{ ...row, wrong }] : []));
const unknownRows = rows.flatMap(({ unknown, ...row }) => (unknown ? [{ ...row, unknown }] : []));

// API-1, API-6, API-8, EXT-2
describe.each(routeDatabases)('each route on $name', ({ name, open }) => {
  let testApp: TestApp;
  let world: World;
  const statements: CompiledQuery[] = [];

  beforeAll(async () => {
    testApp = await createTestApp({ db: noteStatements(await open(), statements) });
  });
  afterAll(() => testApp.close());
  // Each test has users of its own.
  let worlds = 0;
  beforeEach(async () => {
    worlds += 1;
    world = await createWorld(testApp, worlds);
  });

  it('has a row in the table of this suite, and the document tells the status of it', async () => {
    const documented = await documentedRoutes(world.app);
    expect(rows.map(({ route, status }) => `${route} ${status}`).sort()).toEqual(documented.sort());
  });

  it.each(rows)('$route returns $status', async ({ route, ok, status }) => {
    const response = await send(world, route, ok(world), world.owner);
    expect(response.statusCode, response.body).toBe(status);
  });

  // EXT-5
  it.each(rows.filter(({ ok }) => /\b(?:record|entry)\b/.test(String(ok))))(
    '$route finds the same rows by their uuid',
    async ({ route, ok, status }) => {
      const byId = await send(world, route, ok(world), world.owner);
      worlds += 1;
      world = await createWorld(testApp, worlds);
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

  // OPS-27
  it.each(name === 'Citus' ? signedInRows : [])(
    '$route asks one shard in each of its queries',
    async ({ route, ok }) => {
      statements.length = 0;
      await send(world, route, ok(world), world.owner);
      expect(statements).not.toEqual([]);
      expect(await notInOneTask(world.db, statements)).toEqual([]);
    },
  );

  it.each(wrongRows)('$route returns 400 for invalid input', async ({ route, wrong }) => {
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

  it.each(signedInRows)('$route returns 401 without a token or with a bad one', async (row) => {
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
    '$route returns 404 to another user',
    async ({ route, ok }) => {
      const before = await storedRows(world.db);
      const response = await send(world, route, ok(world), world.stranger);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
      expect(await storedRows(world.db)).toEqual(before);
    },
  );

  it.each(unknownRows)('$route returns 404 to an unknown id', async ({ route, unknown }) => {
    const before = await storedRows(world.db);
    for (const call of unknown(world)) {
      const response = await send(world, route, call, world.owner);
      expect(response.statusCode, call.path).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
    }
    expect(await storedRows(world.db)).toEqual(before);
  });
});

function sidOf({ access }: TestUser): string {
  return String(decodeJwt(access).sid);
}

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
      name: null,
      browser: null,
      system: null,
      created_at: 0,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = await app.inject({
    method: 'PUT',
    url: `/api/${listPaths.list('A')}`,
    headers: owner.headers,
    payload: { ...duty, version: 0 },
  });
  const imported = await app.inject({
    method: 'POST',
    url: `/api/${trackerPaths.import}`,
    headers: owner.headers,
    payload: { ...emptyBackup, entries: [importedEntry] },
  });
  const calendar = await app.inject({
    method: 'POST',
    url: `/api/${trackerPaths.calendarFeed}`,
    headers: owner.headers,
  });
  const roomId = randomBytes(16).toString('base64url');
  const room = await app.inject({
    method: 'POST',
    url: `/api/${roomPaths.rooms}`,
    payload: { id: roomId, payload: 'AAAA' },
  });
  await testApp.db
    .updateTable('draw_room_devices')
    .set({ revealed_round: 1, bytes: BYTES })
    .where('room_id', '=', roomId)
    .execute();
  const challenge = `challenge-${number}`;
  const guestChallenge = `guest-challenge-${number}`;
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
    record: record.json().id,
    entry: entry.json().id,
    uuids: { record: record.json().uuid, entry: entry.json().uuid },
    devices,
    passkey,
    list: list.json().version,
    imported: imported.json().id,
    calendar: calendar.json().token,
    room: roomId,
    token: room.json().token,
    challenge,
    guestChallenge,
  };
}

function send(
  { app }: World,
  route: string,
  { path, query, payload, token, method }: Call,
  user?: Pick<TestUser, 'headers'>,
) {
  const options: InjectOptions = {
    method: method ?? (route.split(' ')[0] as HTTPMethods),
    url: `/api/${path}?${query ?? ''}`,
    headers: token ? { authorization: `Bearer ${token}` } : (user?.headers ?? {}),
    ...(payload ? { payload } : {}),
  };
  return app.inject(options);
}

/** As the server writes one. */
function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** Each with the status of its success. */
async function documentedRoutes(app: FastifyInstance): Promise<string[]> {
  const document = await openApiDocument(app);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith('/api/')
      ? Object.entries(methods).map(
          ([method, { responses }]) => `${method.toUpperCase()} ${path} ${successOf(responses)}`,
        )
      : [],
  );
}

function successOf(responses: object): string {
  return Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .join();
}
