import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { createChangeRepository } from '#server/features/work-time/change-repository.ts';
import { createEntryRepository } from '#server/features/work-time/entries/repository.ts';
import { createSheetRepository } from '#server/features/work-time/sheet/repository.ts';
import {
  createImportRepository,
  type ImportRepository,
} from '#server/features/work-time/transfer/import-repository.ts';
import { createImportService } from '#server/features/work-time/transfer/import-service.ts';
import { UnavailableError } from '#server/runtime/errors.ts';
import { testNow, testSettings } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';
import { transferCalls } from '#tests/support/server/transfer-calls.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(testNow + hours * HOUR_MS).toISOString();

/** A detailed CSV with entries of an hour, this many hours ago. */
function csv(rows: readonly (readonly [name: string, hoursAgo: number])[]): string {
  const lines = rows.map(([name, hours]) => {
    const [begin, end] = [hours, hours - 1].map((ago) =>
      formatOffsetTime(testNow - ago * HOUR_MS, 'Asia/Tokyo'),
    );
    return `"${name}","${begin}","${end}",60,1,""`;
  });
  return [detailedCsvHeader.join(','), ...lines].join('\r\n');
}

// HRS-9
describe.each(routeDatabases)('an import on $name', ({ open }) => {
  const testApp = suiteApp({
    open,
    settings: { quotas: { records: 3, running_entries: 2, entries: 21_000 } },
  });
  const tracker = suiteTracker(testApp);
  const transfer = transferCalls(testApp, tracker);

  beforeEach(async () => {
    await testApp.db.deleteFrom('imports').execute();
  });

  /** Of each record its name and how many entries it has, in no order. */
  async function counts() {
    const { entries, records } = JSON.parse(await transfer.backup());
    const sizes = records.map(({ uuid, name }: { uuid: string; name: string }) => {
      const own = entries.filter(({ record }: { record: string }) => record === uuid);
      return `${name} ${own.length}`;
    });
    return sizes.sort();
  }

  function serviceWith(imports: ImportRepository) {
    return createImportService({
      imports,
      entries: createEntryRepository(testApp.db),
      sheet: createSheetRepository(testApp.db),
      transact: createChangeRepository(testApp.db),
      quotas: testSettings.quotas,
      clock: testApp.clock,
    });
  }

  it('of a CSV file adds to the record of the name that was used last', async () => {
    const old = await tracker.addRecord('設計');
    const used = await tracker.addRecord('設計');
    await tracker.add({ record: old, beginning_time: at(-90), ending_time: at(-80) });
    await tracker.add({ record: used, beginning_time: at(-70), ending_time: at(-60) });
    const before = await tracker.revision();
    const { body } = await transfer.importFile(
      csv([
        ['設計', 3],
        ['会議', 5],
        ['設計', 9],
      ]),
    );
    expect(body.added).toEqual({ records: 1, entries: 3, lists: 0 });
    expect(body.existing).toEqual({ records: 1, entries: 0, lists: 0 });
    expect(await counts()).toEqual(['会議 1', '設計 1', '設計 3']);
    expect(await tracker.revision()).toBe(before + 1);
    const { body: records } = await tracker.call<{ name: string; used_at: string }[]>(
      'GET',
      paths.workRecords,
    );
    expect(records.map(({ used_at }) => used_at)).toEqual([at(-90), at(-3), at(-5)]);
  });

  it('of the same CSV file changes nothing the second time', async () => {
    const twins = csv([
      ['設計', 3],
      ['設計', 3],
      ['会議', 5],
    ]);
    expect((await transfer.importFile(twins)).body.added).toEqual({
      records: 2,
      entries: 3,
      lists: 0,
    });
    const before = await storedRows(testApp.db);
    expect((await transfer.tryImport(twins)).body).toMatchObject({
      added: { records: 0, entries: 0, lists: 0 },
      existing: { records: 2, entries: 3, lists: 0 },
    });
    expect((await transfer.importFile(twins)).body.imported).toBe(true);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('adds the third of three equal rows where two are there', async () => {
    const row = ['設計', 3] as const;
    await transfer.importFile(csv([row, row]));
    expect((await transfer.importFile(csv([row, row, row]))).body).toMatchObject({
      added: { entries: 1 },
      existing: { entries: 2 },
    });
  });

  it('takes an archived record only where there is no other', async () => {
    const archived = await tracker.addRecord('設計');
    await tracker.call('PATCH', trackerPaths.archiveRecord(archived), { archived: true });
    expect((await transfer.importFile(csv([['設計', 3]]))).body.added.records).toBe(0);
    await tracker.addRecord('設計');
    await transfer.importFile(csv([['設計', 5]]));
    expect(await counts()).toEqual(['設計 1', '設計 1']);
  });

  // LIM-10
  it.each([
    [
      'records',
      csv([
        ['a', 1],
        ['b', 2],
        ['c', 3],
        ['d', 4],
      ]),
      'too_many_records',
    ],
    [
      'entries',
      csv(Array.from({ length: 21_001 }, (_, hour) => ['a', hour + 1])),
      'too_many_entries',
    ],
  ])('beyond the quota of %s is refused as a whole', { timeout: 60_000 }, async (_, file, code) => {
    const before = await storedRows(testApp.db);
    for (const call of [transfer.tryImport, transfer.importFile]) {
      expect(await call(file)).toMatchObject({ status: 400, body: { code } });
    }
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('beyond the quota of running entries is refused as a whole', async () => {
    const record = await tracker.addRecord();
    for (const _ of [1, 2]) await tracker.add({ record });
    const backup = await transfer.backup();
    const other = await signedInTracker(testApp, 'hanako');
    await other.add({ record: await other.addRecord() });
    const refused = await transferCalls(testApp, other).importFile(backup);
    expect(refused).toMatchObject({ status: 400, body: { code: 'too_many_running_entries' } });
    expect(await other.running()).toHaveLength(1);
  });

  it('is seen by nobody before it is complete, and is removed if it never is', async () => {
    const record = await tracker.addRecord('設計');
    const imports = createImportRepository(testApp.db);
    const user = tracker.user.id;
    const before = await storedRows(testApp.db);
    const list = async () => [
      await tracker.call('GET', trackerPaths.entries),
      await tracker.call('GET', trackerPaths.entriesRunning),
      await tracker.call('GET', trackerPaths.deleted),
      await tracker.call('GET', paths.workRecords),
      await tracker.call('GET', paths.timeEntries(record)),
      await tracker.call('GET', paths.runningEntries(record)),
      await transfer.backup(),
    ];
    const listed = await list();

    const id = await imports.begin(user, testNow + HOUR_MS);
    const hidden = { name: '新', ip_addr: '::1', created_at: 0, archived_at: null, used_at: null };
    const ids = await imports.stageRecords(user, id, [{ ...hidden, uuid: 'r', entry_count: 1 }]);
    const times = { beginning_time: testNow - HOUR_MS, note: '' };
    const entry = { record_id: record, ...times, ending_time: testNow };
    await imports.stageEntries(user, id, [
      { ...entry, uuid: 'a' },
      { ...entry, ending_time: null, uuid: 'b' },
      { ...entry, beginning_time: testNow - 400 * HOUR_MS, uuid: 'c' },
      { ...entry, record_id: ids.get('r') ?? 0, uuid: 'd' },
    ]);
    expect(await list()).toEqual(listed);
    const staged = await testApp.db
      .selectFrom('time_entries')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await tracker.edit(staged.id, { version: 1, note: 'x' })).status).toBe(404);
    expect((await tracker.call('DELETE', trackerPaths.entry(staged.id))).status).toBe(404);
    const switched = await tracker.switchTo({ record });
    expect(switched.body.ended).toEqual([]);
    await tracker.undo({ started: switched.body.started, ended: [], created: null });
    await testApp.db.deleteFrom('time_entries').where('deleted_at', 'is not', null).execute();

    expect(await imports.removeStaged({ until: testNow }, 100)).toBe(0);
    expect(await list()).toEqual(listed);
    expect(await imports.removeStaged({ until: testNow + HOUR_MS }, 2)).toBe(2);
    expect(await imports.removeStaged({ until: testNow + HOUR_MS }, 100)).toBe(3);
    const after = await storedRows(testApp.db);
    // A backup is an event, and an undone switch changes two more tables.
    const { users, work_records, account_events } = before;
    expect({ ...after, users, work_records, account_events }).toEqual(before);
  });

  it('removes first what one has left that a crash ended', async () => {
    const imports = createImportRepository(testApp.db);
    const user = tracker.user.id;
    const record = await tracker.addRecord('設計');
    await tracker.add({ record, beginning_time: at(-3), ending_time: at(-2) });
    const backup = await transfer.backup();
    await tracker.call('DELETE', paths.workRecord(record));
    const crashed = await imports.begin(user, testNow + HOUR_MS);
    const { entries } = JSON.parse(backup);
    await testApp.db.updateTable('time_entries').set({ uuid: 'renewed' }).execute();
    const staged = { record_id: record, beginning_time: 1, ending_time: 2, note: '' };
    await imports.stageEntries(user, crashed, [{ ...staged, uuid: entries[0].uuid }]);
    expect((await transfer.importFile(backup)).status).toBe(200);
    expect(await transfer.backup()).toBe(backup);
    expect(await testApp.db.selectFrom('imports').selectAll().execute()).toHaveLength(1);
  });

  it('is completed once, in its time, and not after another took its place', async () => {
    const imports = createImportRepository(testApp.db);
    const stranger = await signedInTracker(testApp, 'hanako');
    const transact = createChangeRepository(testApp.db);
    const publish = (id: number, now: number, user = tracker.user.id) =>
      transact(user, (change) => change.imports.publish(id, [], now));
    const earlier = await imports.begin(tracker.user.id, testNow + HOUR_MS);
    await imports.abandon(tracker.user.id);
    const id = await imports.begin(tracker.user.id, testNow + HOUR_MS);
    expect(await publish(earlier, testNow)).toBe(false);
    expect(await publish(id, testNow, stranger.user.id)).toBe(false);
    expect(await publish(id, testNow + HOUR_MS)).toBe(false);
    expect(await publish(id, testNow + HOUR_MS - 1)).toBe(true);
    expect(await publish(id, testNow)).toBe(false);
  });

  it('begins again if its user changes something meanwhile', async () => {
    const record = await tracker.addRecord('設計');
    const repository = createImportRepository(testApp.db);
    let attempts = 0;
    const service = serviceWith({
      ...repository,
      async begin(user, expiresAt) {
        attempts += 1;
        // One that the file holds, too.
        const entry = { record, beginning_time: at(-7), ending_time: at(-6) };
        if (attempts === 1) await tracker.add(entry);
        return repository.begin(user, expiresAt);
      },
    });
    const file = Buffer.from(csv(Array.from({ length: 300 }, (_, hour) => ['設計', hour + 1])));
    const creator = { user: tracker.user.id, sid: 'a', address: '::1' };
    const report = await service.run(creator, file, {}, new AbortController().signal);
    expect(attempts).toBe(2);
    expect(report).toMatchObject({ added: { entries: 299 }, existing: { entries: 1 } });
    expect(await counts()).toEqual(['設計 300']);
    const { entry_count } = await testApp.db
      .selectFrom('work_records')
      .select('entry_count')
      .executeTakeFirstOrThrow();
    expect(entry_count).toBe(300);
  });

  it('of two at once is done once', async () => {
    const file = csv(Array.from({ length: 250 }, (_, hour) => ['設計', hour + 1]));
    const answers = await Promise.all([transfer.importFile(file), transfer.importFile(file)]);
    expect(answers.map(({ body }) => body.added.entries).sort()).toEqual([0, 250]);
    expect(await counts()).toEqual(['設計 250']);
  });

  // LIM-11
  it('finds only so many files in memory, of one user and in all', () => {
    const { admit } = serviceWith(createImportRepository(testApp.db));
    const [leave] = [admit(1), admit(1), admit(2)];
    expect(() => admit(1)).toThrow(UnavailableError);
    admit(3);
    expect(() => admit(4)).toThrow(UnavailableError);
    leave?.();
    leave?.();
    admit(1);
    expect(() => admit(4)).toThrow(UnavailableError);
  });

  it('of 20,000 lines is complete or not there', { timeout: 120_000 }, async () => {
    const record = await tracker.addRecord('設計');
    const names = ['設計', '会議', '実装'];
    const file = csv(
      Array.from({ length: 20_000 }, (_, hour) => [names[hour % 3] ?? '', hour + 1]),
    );
    const sizes = new Set<number>();
    let isDone = false;
    const under = transfer.importFile(file).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const { body } = await tracker.call<unknown[]>('GET', `${paths.timeEntries(record)}?limit=1`);
      sizes.add(body.length);
      // Such a call takes no turn of the event loop, as one over the network does.
      await nextTurn();
    }
    expect((await under).body.added).toEqual({ records: 2, entries: 20_000, lists: 0 });
    expect([...sizes].every((size) => size <= 1)).toBe(true);
    expect(sizes).toContain(0);
    expect(await counts()).toEqual(['会議 6667', '実装 6666', '設計 6667']);
    expect((await transfer.tryImport(file)).body.added.entries).toBe(0);
  });

  it('stops and leaves nothing when its client goes away', { timeout: 60_000 }, async () => {
    if (!testApp.app.server.listening) await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp.app.server.address() as AddressInfo;
    const rows = Array.from({ length: 15_000 }, (_, hour) => ['設計', hour + 1] as const);
    const before = await storedRows(testApp.db);
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/${trackerPaths.import}`,
      headers: { ...tracker.user.headers, 'content-type': 'text/csv' },
    });
    sent.end(csv(rows));
    const entries = () => testApp.db.selectFrom('time_entries').select('id').limit(1).execute();
    await vi.waitFor(async () => expect(await entries()).toHaveLength(1), {
      timeout: 30_000,
      interval: 1,
    });
    sent.destroy();
    await once(sent, 'error').catch(() => undefined);
    const imports = () => testApp.db.selectFrom('imports').select('id').execute();
    await vi.waitFor(async () => expect(await imports()).toEqual([]), { timeout: 30_000 });
    expect(await storedRows(testApp.db)).toEqual(before);
  });
});
