import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '#contract/account.ts';
import { accountPaths } from '#contract/account-paths.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import type { StoredOwnList } from '#contract/own-lists.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { leftAt, readKept } from '#tests/support/server/kept-databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import {
  rowCounts,
  signedInTracker,
  type TrackerCalls,
} from '#tests/support/server/tracker-calls.ts';

const duty = { title: '掃除当番', items: ['佐藤', '鈴木', '佐藤', '= "高橋"'], drawn: [3, 1] };
const empty = { title: '', items: [], drawn: [] };
const at = (hours: number, milliseconds = 0) =>
  new Date(testNow + hours * HOUR_MS + milliseconds).toISOString();

// HRS-8, HRS-9
describe.each(routeDatabases)('a backup on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  /** Everything that a backup has to keep. */
  async function fill(): Promise<void> {
    const design = await tracker.addRecord('設計');
    testApp.clock.advance(5);
    const meeting = await tracker.addRecord('=会議 "A", B');
    testApp.clock.advance(5);
    await tracker.addRecord('空');
    await tracker.call('PUT', paths.workRecord(meeting), {
      name: '=会議 "A", B',
      group: '@A社, "B"',
    });
    await tracker.call('PATCH', workTimePaths.archiveRecord(meeting), { archived: true });
    const note = '改行なし, "引用" \\ 🍜';
    await tracker.add({ record: design, beginning_time: at(-9, 7), ending_time: at(-8), note });
    await tracker.add({ record: meeting, beginning_time: at(-9, 7), ending_time: at(-8, 1) });
    await tracker.add({ record: design, beginning_time: at(-1) });
    await tracker.call('PUT', ownListPaths.list('C'), { version: 0, ...duty });
    await tracker.call('PUT', ownListPaths.list('A'), { version: 0, ...empty });
    const day = { mark: 'paid', remark: '"通院", 午後', version: 0 };
    await tracker.call('PUT', workTimePaths.day('2026-11-20'), day);
    const settings = { ...standardSettings, closing: 20 };
    await tracker.call('PUT', workTimePaths.settings, { settings, version: 0 });
  }

  async function other(name = 'hanako') {
    return await signedInTracker(testApp, name);
  }

  it('holds records, entries and notes, without what was deleted', async () => {
    const gone = await tracker.addRecord('消した');
    await tracker.add({ record: gone });
    const kept = await tracker.addRecord('設計');
    const entry = await tracker.add({ record: kept, note: '消す' });
    await tracker.add({ record: kept, beginning_time: at(-2), ending_time: at(-1), note: '残す' });
    await tracker.call('DELETE', paths.workRecord(gone));
    await tracker.call('DELETE', workTimePaths.entry(entry.id));
    const day = { mark: 'paid', remark: '', version: 0 };
    await tracker.call('PUT', workTimePaths.day('2026-11-04'), day);
    await tracker.call('PUT', workTimePaths.day('2026-11-04'), { ...day, mark: null, version: 1 });
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const backup = JSON.parse(await tracker.backup());
    expect(backup).toEqual({
      format: 'kuji-to-kinmu',
      version: 1,
      records: [{ uuid, name: '設計', archived: false, created_at: at(0) }],
      entries: [
        {
          uuid,
          record: backup.records[0].uuid,
          beginning_time: at(-2),
          ending_time: at(-1),
          note: '残す',
        },
      ],
    });
  });

  it('is the same again from an account that imported it', async () => {
    await fill();
    const backup = await tracker.backup();
    const { records, lists } = JSON.parse(backup);
    expect(records[1]).toMatchObject({ group: '@A社, "B"' });
    expect(lists).toEqual([
      { letter: 'A', ...empty },
      { letter: 'C', ...duty },
    ]);
    const theirs = await other();
    const told = {
      added: rowCounts(3, 3, 2),
      wrong: { count: 0 },
      sheet: { days: 1, settings: true },
    };
    for (const isDry of [true, false]) {
      const answer = await (isDry ? theirs.tryImport(backup) : theirs.importFile(backup));
      expect(answer).toMatchObject({ status: 200, body: { ...told, imported: !isDry } });
    }
    expect(await theirs.backup()).toBe(backup);
  });

  it.each([
    ['1.0.0', rowCounts(4, 8, 2)],
    ['1.0.0-new', rowCounts(4, 5, 1)],
  ] as const)('of version %s is read whole', async (version, added) => {
    testApp.clock.advance(leftAt[version] - testNow);
    const theirs = await other();
    const backup = readKept(version, 'backup.json');
    expect((await theirs.importFile(backup)).body).toMatchObject({ added });
    expect(await theirs.backup()).toBe(backup);
  });

  // ACC-6
  it('and an import are events of the account; a dry run is none', async () => {
    await fill();
    const backup = await tracker.backup();
    const calls = await signedInTracker(testApp, 'hanako');
    const theirs = calls;
    await theirs.tryImport(backup);
    const kinds = async ({ call }: TrackerCalls) =>
      (await call<AccountEvent[]>('GET', accountPaths.events)).body.map(({ kind }) => kind);
    expect(await kinds(tracker)).toEqual(['exported', 'signed_in']);
    expect(await kinds(calls)).toEqual(['signed_in']);
    await theirs.importFile(backup);
    expect(await kinds(calls)).toEqual(['imported', 'signed_in']);
  });

  // HRS-25
  it('brings back what was deleted since, and changes nothing when imported again', async () => {
    await fill();
    const backup = await tracker.backup();
    for (const { id } of (await tracker.call<{ id: number }[]>('GET', paths.workRecords)).body) {
      await tracker.call('DELETE', paths.workRecord(id));
    }
    expect(await tracker.backup()).not.toBe(backup);
    const { body } = await tracker.importFile(backup);
    expect(body.added).toEqual(rowCounts(3, 3));
    expect(body.existing).toEqual(rowCounts(0, 0, 2));
    expect(await tracker.backup()).toBe(backup);
    const revision = await tracker.revision();
    const again = await tracker.importFile(backup);
    expect(again.body).toMatchObject({
      added: rowCounts(0, 0),
      existing: rowCounts(3, 3, 2),
    });
    expect(await tracker.backup()).toBe(backup);
    expect(await tracker.revision()).toBe(revision);
  });

  it('brings back an entry that was deleted alone, and one whose record was kept', async () => {
    const record = await tracker.addRecord('設計');
    const entry = await tracker.add({ record, beginning_time: at(-2), ending_time: at(-1) });
    const backup = await tracker.backup();
    await tracker.call('DELETE', workTimePaths.entry(entry.id));
    expect((await tracker.importFile(backup)).body.added).toEqual(rowCounts(0, 1));
    expect(await tracker.backup()).toBe(backup);
    const restored = await tracker.call('POST', workTimePaths.restoreEntry(entry.id));
    expect(restored.status).toBe(200);
  });

  it('leaves what was changed since as it is', async () => {
    await fill();
    const backup = await tracker.backup();
    const { id } = (await tracker.call<{ id: number }[]>('GET', workTimePaths.entriesRunning))
      .body[0] ?? { id: 0 };
    await tracker.edit(id, { version: 1, note: '新しい' });
    const changed = await tracker.backup();
    expect((await tracker.importFile(backup)).body.added).toEqual(rowCounts(0, 0));
    expect(await tracker.backup()).toBe(changed);
  });

  // ROU-54
  it('leaves a list that was changed since, and brings back one that was removed', async () => {
    await fill();
    const backup = await tracker.backup();
    const { body: lists } = await tracker.call<StoredOwnList[]>('GET', ownListPaths.lists);
    const [first, last] = lists.map(({ version }) => version);
    const changed = { ...empty, title: '新しい' };
    await tracker.call('PUT', ownListPaths.list('A'), { version: first, ...changed });
    await tracker.call('DELETE', `${ownListPaths.list('C')}?version=${last}`);
    const revision = await tracker.revision();
    const { body } = await tracker.importFile(backup);
    expect(body).toMatchObject({ added: { lists: 1 }, existing: { lists: 1 }, span: null });
    expect((await tracker.call('GET', ownListPaths.lists)).body).toEqual([
      expect.objectContaining({ letter: 'A', ...changed }),
      { letter: 'C', ...duty, version: revision + 1 },
    ]);
  });

  it('counts records and entries as if they had been added one by one', async () => {
    await fill();
    const backup = await tracker.backup();
    const hanako = await signedInTracker(testApp, 'hanako');
    await hanako.importFile(backup);
    const known = ({ user }: TrackerCalls) =>
      testApp.db
        .selectFrom('work_records')
        .select(['name', 'entry_count', 'used_at', 'deleted_at'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute();
    expect(await known(hanako)).toEqual(await known(tracker));
    expect(await hanako.running()).toEqual(['設計']);
  });

  it('comes in parts, and has each entry once', { timeout: 60_000 }, async () => {
    const record = await tracker.addRecord('設計');
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      record_id: record,
      user_id: tracker.user.id,
      beginning_time: testNow - HOUR_MS - (index % 7),
      ending_time: testNow - (index % 5),
    }));
    for (let from = 0; from < rows.length; from += 400) {
      await testApp.db
        .insertInto('time_entries')
        .values(rows.slice(from, from + 400))
        .execute();
    }
    const backup = await tracker.backup();
    const { entries } = JSON.parse(backup);
    expect(new Set(entries.map(({ uuid }: { uuid: string }) => uuid)).size).toBe(1203);
    const theirs = await other();
    expect((await theirs.importFile(backup)).body.added).toEqual(rowCounts(1, 1203));
    expect(await theirs.backup()).toBe(backup);
  });
});
