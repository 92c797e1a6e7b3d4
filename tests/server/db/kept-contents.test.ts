/** The databases that earlier versions left, as their users see them later (OPS-13). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountEvent } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import { paths } from '#contract/paths.ts';
import { roomPaths } from '#contract/room-paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { openDatabase } from '#server/db/open-database.ts';
import {
  type KeptApp,
  type KeptVersion,
  keptDatabases,
  startKept,
} from '#tests/support/server/kept-databases.ts';

// A long timeout, because a cluster takes its time to make one.
const TIMEOUT_MS = 60_000;
const manner = { timeout: TIMEOUT_MS };

const databasesOf = (version: KeptVersion) =>
  keptDatabases.filter((database) => database.version === version);

/** The server on such a database. Until the tests run, it is empty: do not destructure it before. */
function suiteKept({ version, create }: (typeof keptDatabases)[number]): KeptApp {
  const kept = {} as KeptApp;
  beforeAll(async () => {
    Object.assign(kept, await startKept(await openDatabase(await create()), version));
  }, TIMEOUT_MS);
  afterAll(() => kept.testApp.close());
  return kept;
}

/** The tasks of both. */
const records = [
  { id: 1, name: '設計', archived: false },
  { id: 2, name: '会議 🗓️', archived: false },
  { id: 3, name: '旧案件', archived: true },
  { id: 5, name: '案件', archived: false },
];

async function kindsOfEvents(kept: KeptApp): Promise<string[]> {
  return ((await kept.read(accountPaths.events)) as AccountEvent[]).map(({ kind }) => kind);
}

// OPS-13
describe.each(databasesOf('1.0.0'))('the first database of 1.0.0 on $name', manner, (database) => {
  const kept = suiteKept(database);

  it('lets its users sign in, and tells them what they had', async () => {
    expect(await kept.read(paths.workRecords)).toMatchObject(records);
    expect(await kept.read(workTimePaths.entries)).toMatchObject({
      results: [
        { id: 9, record: 5, note: '作業 1, 続き' },
        { id: 10, record: 5, note: '' },
        { id: 4, record: 3, note: '48時間より長い' },
        { id: 1, record: 1, note: `下書き 「"'` },
        { id: 2, record: 1, note: '直した', version: 2, ending_time: '2026-11-20T13:40:28.000Z' },
        { id: 6, record: 1, ending_time: '2026-11-20T15:20:35.000Z' },
        { id: 7, record: 2, ending_time: null },
        { id: 8, record: 1, ending_time: null },
      ],
    });
    expect(await kept.read(workTimePaths.deleted)).toMatchObject({
      records: [{ id: 4, name: `O'Brien; -- "引用"` }],
      entries: [{ id: 3, note: '消した' }],
    });
    const settings = { name: '山田 太郎', closing: 20, breaks: true };
    expect(await kept.read(workTimePaths.settings)).toMatchObject({ version: 1, settings });
    const days: unknown = await kept.read(`${workTimePaths.days}?from=2026-11-01&to=2026-11-30`);
    expect(days).toMatchObject([
      { date: '2026-11-18', mark: 'paid', remark: '通院', version: 1 },
      { date: '2026-11-19', mark: null, remark: '', version: 2 },
    ]);
    expect(await kept.read(ownListPaths.lists)).toMatchObject([
      { letter: 'A', title: '3年2組', items: ['佐藤', '鈴木', '高橋'], drawn: [2], version: 21 },
      { letter: 'C', title: '', items: [], drawn: [], version: 22 },
    ]);
    expect(await kept.read(accountPaths.passkeys)).toMatchObject([
      { id: 1, name: 'Google Password Manager', browser: 'Firefox', system: 'Windows' },
    ]);
    expect(await kept.read(accountPaths.sessions)).toHaveLength(4);
    expect(await kindsOfEvents(kept)).toEqual([
      ...['signed_in', 'signed_in', 'passkey_added', 'exported', 'imported', 'signed_out'],
      ...['signed_in', 'signed_in', 'signed_in'],
    ]);
  });

  it('keeps the raffles as its owner left them, and no rooms, which last a day', async () => {
    expect(await kept.read(paths.raffles)).toEqual([
      { id: 1, title: '昼食' },
      { id: 3, title: 'くじ' },
      { id: 4, title: '席替え' },
    ]);
    expect(await kept.read(paths.raffleItems(4))).toEqual([{ title: '窓側' }, { title: '廊下側' }]);
    expect(await kept.testApp.db.selectFrom('draw_rooms').select('id').execute()).toEqual([]);
  });

  it('knows a press that it had, and gives no id twice', async () => {
    const press = (key: string) =>
      kept.post(paths.timeEntries(1), undefined, { [PRESS_KEY_HEADER]: `"${key}"` });
    expect((await press('press-00000004')).json()).toMatchObject({ id: 8 });
    expect((await press('press-00000005')).json()).toMatchObject({ id: 14 });
    expect((await kept.post(paths.workRecords, { name: '新規' })).json()).toMatchObject({ id: 9 });
  });
});

// OPS-13
describe.each(databasesOf('1.0.0-new'))('a new database of 1.0.0 on $name', manner, (database) => {
  const kept = suiteKept(database);

  it('lets its users sign in, and tells them what they had', async () => {
    expect(await kept.read(paths.workRecords)).toMatchObject(records);
    expect(await kept.read(workTimePaths.entries)).toMatchObject({
      results: [
        { id: 5, record: 5, note: '作業 1, 続き' },
        { id: 6, record: 5, note: '' },
        { id: 1, record: 1, note: '直した', version: 2 },
        { id: 2, record: 2, note: '', ending_time: '2026-11-26T02:00:00.000Z' },
        { id: 4, record: 1, note: '続き', ending_time: null },
      ],
    });
    expect(await kept.read(workTimePaths.deleted)).toMatchObject({
      records: [{ id: 4, name: '消した案件' }],
      entries: [{ id: 3, note: '消す' }],
    });
    const settings = { name: '山田 太郎', department: '開発', boundary: 5 };
    expect(await kept.read(workTimePaths.settings)).toMatchObject({ version: 1, settings });
    expect(await kept.read(`${workTimePaths.days}?from=2026-11-01&to=2026-11-30`)).toMatchObject([
      { date: '2026-11-24', mark: null, remark: '出張' },
      { date: '2026-11-25', mark: 'paid', remark: '通院' },
    ]);
    expect(await kept.read(ownListPaths.lists)).toMatchObject([
      { letter: 'A', title: '3年2組', items: ['佐藤', '鈴木', '高橋'], drawn: [2] },
    ]);
    expect(await kept.read(accountPaths.passkeys)).toMatchObject([
      { id: 1, name: 'Google Password Manager', browser: 'Firefox', system: 'Linux' },
    ]);
    expect(await kept.read(workTimePaths.feed)).toEqual({ since: expect.any(String) });
    expect(await kindsOfEvents(kept)).toEqual([
      ...['signed_in', 'exported', 'signed_in', 'passkey_added', 'calendar_made', 'imported'],
      'signed_in',
    ]);
  });

  it('knows a press that it had, and gives no id twice', async () => {
    const { key } = await kept.testApp.db
      .selectFrom('kept_responses')
      .select('key')
      .where('revision', '=', 1)
      .executeTakeFirstOrThrow();
    const { uuid } = await kept.testApp.db
      .selectFrom('work_records')
      .select('uuid')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const headers = { [PRESS_KEY_HEADER]: `"${key}"` };
    const again = await kept.post(paths.workRecords, { name: '設計', uuid }, headers);
    expect([again.statusCode, again.json()]).toMatchObject([201, { id: 1 }]);
    const changed = await kept.post(paths.workRecords, { name: '別', uuid }, headers);
    expect(changed.statusCode).toBe(422);
    expect((await kept.post(paths.workRecords, { name: '新規' })).json()).toMatchObject({ id: 6 });
  });

  it('leaves a room open, with its last round', async () => {
    const room = await kept.testApp.call('GET', roomPaths.room('HJ7Ptc1okQiYNkmXbwMPBA'));
    expect(room.json()).toMatchObject({ round: { round: 1, version: 2, result: {} } });
  });

  it('takes its import back', async () => {
    const undone = await kept.post(workTimePaths.undoImport(1), undefined);
    expect([undone.statusCode, undone.json()]).toEqual([200, { entries: 2 }]);
    expect(await kept.read(paths.workRecords)).not.toContainEqual(
      expect.objectContaining({ name: '案件' }),
    );
  });
});
