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
  /** The id of a room. */
  room: string;
  challenge: string;
  guestChallenge: string;
}

interface Call {
  path: string;
  query?: string;
  payload?: object | undefined;
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
const NO_ROOM = 'n'.repeat(22);
const VIEWER = 'v'.repeat(22);
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
    route: 'POST /api/user/sessions/end/',
    ok: () => ({ path: paths.endSession, payload: { sid: 'unknown' } }),
    status: 204,
    wrong: () => [
      { path: paths.endSession },
      { path: paths.endSession, payload: {} },
      { path: paths.endSession, payload: { sid: 7 } },
      { path: paths.endSession, payload: { sid: 'x\u0000' } },
      { path: paths.endSession, payload: { sid: 'x'.repeat(101) } },
    ],
  },
  {
    route: 'GET /api/user/me/',
    signedIn: true,
    ok: () => ({ path: accountPaths.me }),
    status: 200,
  },
  {
    route: 'DELETE /api/user/me/',
    signedIn: true,
    ok: () => ({ path: accountPaths.me, payload: { current_password: testPassword } }),
    status: 204,
    wrong: () => [
      { path: accountPaths.me },
      { path: accountPaths.me, payload: {} },
      { path: accountPaths.me, payload: { current_password: 1234 } },
      { path: accountPaths.me, payload: { current_password: '' } },
      { path: accountPaths.me, payload: { current_password: 'wrong' } },
    ],
  },
  {
    route: 'PUT /api/user/password/',
    signedIn: true,
    ok: () => ({
      path: accountPaths.password,
      payload: { current_password: testPassword, new_password: 'あたらしい' },
    }),
    status: 204,
    wrong: () => [
      { path: accountPaths.password },
      { path: accountPaths.password, payload: { current_password: testPassword } },
      {
        path: accountPaths.password,
        payload: { current_password: testPassword, new_password: 'abc' },
      },
      {
        path: accountPaths.password,
        payload: { current_password: testPassword, new_password: 'あ'.repeat(17) },
      },
      {
        path: accountPaths.password,
        payload: { current_password: ['a'], new_password: 'abcd' },
      },
      {
        path: accountPaths.password,
        payload: { current_password: 'wrong', new_password: 'abcd' },
      },
    ],
  },
  {
    route: 'GET /api/user/sessions/',
    signedIn: true,
    ok: () => ({ path: accountPaths.sessions }),
    status: 200,
  },
  {
    route: 'DELETE /api/user/sessions/{sid}/',
    signedIn: true,
    owned: true,
    ok: ({ owner }) => ({ path: accountPaths.session(sidOf(owner)) }),
    status: 204,
    wrong: () => [
      { path: accountPaths.session('%00') },
      { path: accountPaths.session('x'.repeat(101)) },
    ],
    unknown: () => [{ path: accountPaths.session('unknown') }, { path: accountPaths.session('7') }],
  },
  {
    route: 'POST /api/user/sessions/end-others/',
    signedIn: true,
    ok: () => ({ path: accountPaths.endOtherSessions }),
    status: 200,
  },
  {
    route: 'GET /api/user/events/',
    signedIn: true,
    ok: () => ({ path: accountPaths.events }),
    status: 200,
  },
  {
    route: 'POST /api/user/passkeys/options/',
    signedIn: true,
    ok: () => ({
      path: accountPaths.passkeyOptions,
      payload: { current_password: testPassword },
    }),
    status: 200,
    wrong: () => [
      { path: accountPaths.passkeyOptions },
      { path: accountPaths.passkeyOptions, payload: {} },
      { path: accountPaths.passkeyOptions, payload: { current_password: 'wrong' } },
    ],
  },
  {
    route: 'POST /api/user/passkeys/',
    signedIn: true,
    ok: ({ devices: { fresh }, challenge }) => ({
      path: accountPaths.passkeys,
      payload: fresh.create(challenge, { origin }),
    }),
    status: 204,
    wrong: ({ devices: { fresh } }) => [
      { path: accountPaths.passkeys },
      { path: accountPaths.passkeys, payload: {} },
      { path: accountPaths.passkeys, payload: fresh.create('unknown', { origin }) },
      { path: accountPaths.passkeys, payload: { ...fresh.create('a', { origin }), id: '!' } },
      { path: accountPaths.passkeys, payload: { ...fresh.create('a', { origin }), response: {} } },
    ],
  },
  {
    route: 'GET /api/user/passkeys/',
    signedIn: true,
    ok: () => ({ path: accountPaths.passkeys }),
    status: 200,
  },
  {
    route: 'DELETE /api/user/passkeys/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ passkey }) => ({ path: accountPaths.passkey(passkey) }),
    status: 204,
    wrong: () => [{ path: 'user/passkeys/mine/' }, { path: 'user/passkeys/0/' }],
    unknown: () => [{ path: accountPaths.passkey(NOBODY) }],
  },
  {
    route: 'POST /api/user/token/passkey/options/',
    ok: () => ({ path: accountPaths.passkeyTokenOptions }),
    status: 200,
  },
  {
    route: 'POST /api/user/token/passkey/',
    ok: ({ devices: { known }, guestChallenge, owner }) => ({
      path: accountPaths.passkeyToken,
      payload: known.signIn(guestChallenge, { origin, handle: `${owner.id}.${owner.uuid}` }),
    }),
    status: 200,
    wrong: ({ devices: { known } }) => [
      { path: accountPaths.passkeyToken },
      { path: accountPaths.passkeyToken, payload: { id: known.id } },
      { path: accountPaths.passkeyToken, payload: { ...known.signIn('a'), type: 'password' } },
      { path: accountPaths.passkeyToken, payload: { ...known.signIn('a'), response: null } },
    ],
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
      { path: paths.timeEntries(record), query: 'limit=1e1' },
      { path: paths.timeEntries(record), query: 'limit=0x1' },
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
  {
    route: 'PATCH /api/worktimetracker/{id}/archive/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: trackerPaths.archiveRecord(record), payload: { archived: true } }),
    status: 200,
    wrong: ({ record }) => [
      { path: trackerPaths.archiveRecord(record) },
      { path: trackerPaths.archiveRecord(record), payload: { archived: 'yes' } },
      { path: 'worktimetracker/x/archive/', payload: { archived: true } },
    ],
    unknown: () => [{ path: trackerPaths.archiveRecord(NOBODY), payload: { archived: true } }],
  },
  {
    route: 'POST /api/worktimetracker/{id}/restore/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: trackerPaths.restoreRecord(record) }),
    status: 200,
    wrong: () => [{ path: 'worktimetracker/x/restore/' }],
    unknown: () => [{ path: trackerPaths.restoreRecord(NOBODY) }],
  },
  {
    route: 'GET /api/timeentries/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.entries, query: `from=${began}&to=${began}` }),
    status: 200,
    wrong: () => [
      { path: trackerPaths.entries, query: 'from=yesterday' },
      { path: trackerPaths.entries, query: 'to=2026-11-20' },
      { path: trackerPaths.entries, query: 'to=2026-12-31T23:59:60Z' },
      { path: trackerPaths.entries, query: 'cursor=!' },
      { path: trackerPaths.entries, query: 'cursor=next' },
      { path: trackerPaths.entries, query: `cursor=${cursorOf('9999999999999999.1')}` },
      { path: trackerPaths.entries, query: `cursor=${cursorOf('1.9999999999999999')}` },
    ],
  },
  {
    route: 'GET /api/timeentries/running/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.entriesRunning }),
    status: 200,
  },
  {
    route: 'POST /api/timeentries/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: trackerPaths.entries, payload: { record } }),
    status: 201,
    wrong: ({ record }) => [
      { path: trackerPaths.entries },
      { path: trackerPaths.entries, payload: {} },
      { path: trackerPaths.entries, payload: { record: String(record) } },
      { path: trackerPaths.entries, payload: { record, beginning_time: 'now' } },
      {
        path: trackerPaths.entries,
        payload: { record, beginning_time: '1999-12-31T23:59:59.999Z' },
      },
      {
        path: trackerPaths.entries,
        payload: { record, beginning_time: '2026-11-20T14:10:06.001Z' },
      },
      { path: trackerPaths.entries, payload: { record, ending_time: began } },
      { path: trackerPaths.entries, payload: { record, note: 'あ'.repeat(201) } },
      { path: trackerPaths.entries, payload: { record, note: '\u0000' } },
    ],
    unknown: () => [{ path: trackerPaths.entries, payload: { record: NOBODY } }],
  },
  {
    route: 'PATCH /api/timeentries/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ entry }) => ({
      path: trackerPaths.entry(entry),
      payload: { version: 1, note: '下書き' },
    }),
    status: 200,
    wrong: ({ entry }) => [
      { path: trackerPaths.entry(entry) },
      { path: trackerPaths.entry(entry), payload: { note: '' } },
      { path: trackerPaths.entry(entry), payload: { version: 0 } },
      { path: trackerPaths.entry(entry), payload: { version: 1, note: null } },
      { path: trackerPaths.entry(entry), payload: { version: 1, ending_time: began } },
      { path: trackerPaths.entry(entry), payload: { version: 1, beginning_time: null } },
      {
        path: trackerPaths.entry(entry),
        payload: { version: 1, ending_time: '2026-11-20T14:10:06.001Z' },
      },
      { path: 'timeentries/x/', payload: { version: 1 } },
    ],
    unknown: ({ entry }) => [
      { path: trackerPaths.entry(NOBODY), payload: { version: 1 } },
      { path: trackerPaths.entry(entry), payload: { version: 1, record: NOBODY } },
    ],
  },
  {
    route: 'DELETE /api/timeentries/{id}/',
    signedIn: true,
    owned: true,
    ok: ({ entry }) => ({ path: trackerPaths.entry(entry) }),
    status: 204,
    wrong: () => [{ path: 'timeentries/x/' }],
    unknown: () => [{ path: trackerPaths.entry(NOBODY) }],
  },
  {
    route: 'POST /api/timeentries/{id}/restore/',
    signedIn: true,
    owned: true,
    ok: ({ entry }) => ({ path: trackerPaths.restoreEntry(entry) }),
    status: 200,
    wrong: () => [{ path: 'timeentries/x/restore/' }],
    unknown: () => [{ path: trackerPaths.restoreEntry(NOBODY) }],
  },
  {
    route: 'POST /api/timeentries/switch/',
    signedIn: true,
    owned: true,
    ok: ({ record }) => ({ path: trackerPaths.switch, payload: { record } }),
    status: 201,
    wrong: ({ record }) => [
      { path: trackerPaths.switch },
      { path: trackerPaths.switch, payload: {} },
      { path: trackerPaths.switch, payload: { record, name: '設計' } },
      { path: trackerPaths.switch, payload: { name: ' ' } },
      { path: trackerPaths.switch, payload: { name: 'あ'.repeat(101) } },
      {
        path: trackerPaths.switch,
        payload: { name: '設計', beginning_time: '2026-11-20T14:10:06.001Z' },
      },
    ],
    unknown: () => [{ path: trackerPaths.switch, payload: { record: NOBODY } }],
  },
  {
    route: 'POST /api/timeentries/undo-switch/',
    signedIn: true,
    owned: true,
    ok: ({ entry }) => ({
      path: trackerPaths.undoSwitch,
      payload: { started: { id: entry, version: 1 }, ended: [], created: null },
    }),
    status: 200,
    wrong: ({ entry }) => [
      { path: trackerPaths.undoSwitch },
      { path: trackerPaths.undoSwitch, payload: { started: entry, ended: [] } },
      { path: trackerPaths.undoSwitch, payload: { started: { id: entry }, ended: [] } },
      { path: trackerPaths.undoSwitch, payload: { started: { id: entry, version: 1 } } },
    ],
    unknown: () => [
      {
        path: trackerPaths.undoSwitch,
        payload: { started: { id: NOBODY, version: 1 }, ended: [] },
      },
    ],
  },
  {
    route: 'GET /api/transfer/backup/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.backup }),
    status: 200,
  },
  {
    route: 'POST /api/transfer/import/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.import, payload: emptyBackup }),
    status: 200,
    wrong: () => [
      { path: trackerPaths.import, query: 'dry_run=perhaps', payload: emptyBackup },
      { path: trackerPaths.import, query: 'without_wrong=', payload: emptyBackup },
    ],
  },
  {
    route: 'POST /api/transfer/import/{id}/undo/',
    signedIn: true,
    owned: true,
    ok: ({ imported }) => ({ path: trackerPaths.undoImport(imported) }),
    status: 200,
    wrong: () => [{ path: 'transfer/import/x/undo/' }],
    unknown: () => [{ path: trackerPaths.undoImport(NOBODY) }],
  },
  {
    route: 'GET /api/user/settings/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.settings }),
    status: 200,
  },
  {
    route: 'PUT /api/user/settings/',
    signedIn: true,
    ok: () => settingsCall({}),
    status: 200,
    wrong: () => [
      { path: trackerPaths.settings },
      { path: trackerPaths.settings, payload: { settings: standardSettings } },
      { path: trackerPaths.settings, payload: { version: 0, settings: null } },
      settingsCall({ closing: 21 }),
      settingsCall({ boundary: 7 }),
      settingsCall({ rounding: 1 }),
      settingsCall({ breaks: 'no' }),
      settingsCall({ scheduled: [480] }),
      settingsCall({ scheduled: [1441, 0, 0, 0, 0, 0, 0] }),
      settingsCall({ rest: [0] }),
      settingsCall({ rest: [7, 7] }),
      settingsCall({ columns: ['salary'] }),
      settingsCall({ name: 'x'.repeat(41) }),
      settingsCall({ department: 'x\u0000' }),
      settingsCall({ more: 1 }),
    ],
  },
  {
    route: 'GET /api/days/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.days, query: 'from=2026-11-01&to=2026-11-30' }),
    status: 200,
    wrong: () => [
      { path: trackerPaths.days },
      { path: trackerPaths.days, query: 'from=2026-11-01' },
      { path: trackerPaths.days, query: 'from=2026-11-01&to=2026-11-31' },
      { path: trackerPaths.days, query: 'from=2026-1-1&to=2026-11-30' },
      { path: trackerPaths.days, query: 'from=2025-01-01&to=2026-11-30' },
    ],
  },
  {
    route: 'PUT /api/days/{date}/',
    signedIn: true,
    ok: () => ({
      path: trackerPaths.day('2026-11-20'),
      payload: { mark: 'paid', remark: '通院', version: 0 },
    }),
    status: 200,
    wrong: () => [
      ...['2026-02-30', '2026-11-32', '1999-12-31', 'today'].map((date) => ({
        path: trackerPaths.day(date),
        payload: { mark: null, remark: '', version: 0 },
      })),
      ...[
        {},
        { mark: 'paid', remark: '' },
        { mark: 'holiday', remark: '', version: 0 },
        { mark: null, remark: null, version: 0 },
        { mark: null, remark: 'x'.repeat(101), version: 0 },
        { mark: null, remark: '\u202e', version: 0 },
        { mark: null, remark: '', version: -1 },
      ].map((payload) => ({ path: trackerPaths.day('2026-11-20'), payload })),
    ],
  },
  {
    route: 'GET /api/deleted/',
    signedIn: true,
    ok: () => ({ path: trackerPaths.deleted }),
    status: 200,
  },
  {
    route: 'GET /api/lists/',
    signedIn: true,
    ok: () => ({ path: listPaths.lists }),
    status: 200,
  },
  {
    route: 'PUT /api/lists/{letter}/',
    signedIn: true,
    owned: true,
    ok: ({ list }) => ({ path: listPaths.list('A'), payload: { ...duty, version: list } }),
    status: 200,
    wrong: ({ list }) => {
      const seen = { ...duty, version: list };
      const wrong = [
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
      ];
      const calls = wrong.map((payload): Call => ({ path: listPaths.list('A'), payload }));
      return [...calls, { path: 'lists/D/', payload: seen }];
    },
    unknown: () => [{ path: listPaths.list('B'), payload: { ...duty, version: 1 } }],
  },
  {
    route: 'DELETE /api/lists/{letter}/',
    signedIn: true,
    owned: true,
    ok: ({ list }) => ({ path: listPaths.list('A'), query: `version=${list}` }),
    status: 204,
    wrong: ({ list }) => [
      { path: listPaths.list('A') },
      { path: listPaths.list('A'), query: 'version=0' },
      { path: listPaths.list('A'), query: 'version=first' },
      { path: 'lists/a/', query: `version=${list}` },
    ],
    unknown: () => [{ path: listPaths.list('B'), query: 'version=1' }],
  },
  {
    route: 'POST /api/draws/rooms/',
    ok: () => ({ path: roomPaths.rooms, payload: { payload: 'AAAA' } }),
    status: 201,
    wrong: () =>
      [undefined, {}, { payload: '' }, { payload: 'あ' }, { payload: 'a=' }, { payload: 1 }].map(
        (payload): Call => ({ path: roomPaths.rooms, payload }),
      ),
  },
  {
    route: 'GET /api/draws/rooms/{room}/',
    ok: ({ room }) => ({ path: roomPaths.room(room) }),
    status: 200,
    wrong: ({ room }) => [
      { path: roomPaths.room('first') },
      { path: roomPaths.room(`${room}A`) },
      { path: roomPaths.room(`${room.slice(1)}!`) },
    ],
    unknown: () => [{ path: roomPaths.room(NO_ROOM) }],
  },
  {
    route: 'GET /api/draws/rooms/{room}/events/',
    ok: ({ room }) => ({ path: roomPaths.roomEvents(room), query: `viewer=${VIEWER}&after=1` }),
    status: 200,
    wrong: ({ room }) => [
      ...['', 'viewer=me', 'viewer=', `viewer=${VIEWER}=`, `viewer=${VIEWER}&viewer=${VIEWER}`].map(
        (query) => ({ path: roomPaths.roomEvents(room), query }),
      ),
      ...['-1', '1.5', 'x', '9'.repeat(400)].map((after) => ({
        path: roomPaths.roomEvents(room),
        query: `viewer=${VIEWER}&after=${after}`,
      })),
      { path: roomPaths.roomEvents('x'), query: `viewer=${VIEWER}` },
    ],
    unknown: () => [{ path: roomPaths.roomEvents(NO_ROOM), query: `viewer=${VIEWER}` }],
  },
  {
    route: 'POST /api/draws/rooms/{room}/events/',
    ok: ({ room }) => ({ path: roomPaths.roomEvents(room), payload: { message: 'AAAA' } }),
    status: 201,
    wrong: ({ room }) =>
      [
        undefined,
        {},
        { message: '' },
        { message: null },
        { message: ['AAAA'] },
        { message: 'a b' },
        { message: 'A'.repeat(3000) },
        { message: 'AAAA', secret: '' },
        { message: 'AAAA', secret: null },
        { message: 'AAAA', secret: 'short' },
      ].map((payload): Call => ({ path: roomPaths.roomEvents(room), payload })),
    unknown: () => [{ path: roomPaths.roomEvents(NO_ROOM), payload: { message: 'AAAA' } }],
  },
];

function settingsCall(change: object): Call {
  const settings = { ...standardSettings, ...change };
  return { path: trackerPaths.settings, payload: { version: 0, settings } };
}

const signedInRows = rows.filter(({ signedIn }) => signedIn);
const wrongRows = rows.flatMap(({ wrong, ...row }) => (wrong ? [{ ...row, wrong }] : []));
const unknownRows = rows.flatMap(({ unknown, ...row }) => (unknown ? [{ ...row, unknown }] : []));

// API-1, API-6, EXT-2
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
  const room = await app.inject({
    method: 'POST',
    url: `/api/${roomPaths.rooms}`,
    payload: { payload: 'AAAA' },
  });
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
    room: room.json().id,
    challenge,
    guestChallenge,
  };
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
