import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { createTransact } from '#server/changes/transact.ts';
import type { Db } from '#server/db/schema.ts';
import { workTimeRows } from '#server/features/work-time/repository.ts';
import { createImportService } from '#server/features/work-time/transfer/import-service.ts';
import { UnavailableError } from '#server/runtime/errors.ts';
import { testNow, testSettings } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { emptyTable } from '#tests/support/server/table-file.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { rowCounts, signedInTracker } from '#tests/support/server/tracker-calls.ts';

const at = (hours: number) => new Date(testNow + hours * HOUR_MS).toISOString();

/** A table with entries of an hour, this many hours ago. */
function table(
  rows: readonly (readonly [name: string, hoursAgo: number])[],
  more: { whole?: { beginning_time: string; ending_time: string }; group?: string } = {},
): string {
  const entries = rows.map(([task, hours]) => ({
    task,
    beginning_time: at(-hours),
    ending_time: at(1 - hours),
    note: '',
    ...more,
  }));
  return JSON.stringify({ ...emptyTable, entries });
}

// HRS-9
describe.each(routeDatabases)('an import on $name', ({ open }) => {
  const testApp = suiteApp({
    open,
    settings: { quotas: { records: 3, running_entries: 2, entries: 21_000 } },
  });
  const tracker = suiteTracker(testApp);

  beforeEach(async () => {
    await testApp.db.deleteFrom('imports').execute();
  });

  /** Name and number of entries of each record, in no order. */
  async function counts() {
    const { entries, records } = JSON.parse(await tracker.backup());
    const sizes = records.map(({ uuid, name }: { uuid: string; name: string }) => {
      const own = entries.filter(({ record }: { record: string }) => record === uuid);
      return `${name} ${own.length}`;
    });
    return sizes.sort();
  }

  /** The real one, with something done whenever it has looked up or is about to add entries. */
  function serviceWith(onLookUp: () => Promise<unknown> = async () => undefined) {
    function rowsOf(db: Db, user: number) {
      const rows = workTimeRows(db, user);
      const { entriesByBeginning } = rows.transfer;
      const transfer: typeof rows.transfer = {
        ...rows.transfer,
        async entriesByBeginning(beginnings) {
          const found = await entriesByBeginning(beginnings);
          await onLookUp();
          return found;
        },
      };
      return { ...rows, transfer };
    }
    return createImportService({
      rows: (user) => rowsOf(testApp.db, user),
      transact: createTransact(testApp.db, rowsOf, testApp.clock),
      quotas: testSettings.quotas,
      clock: testApp.clock,
    });
  }

  it('of a table adds to the record of the name that was used last', async () => {
    const old = await tracker.addRecord('設計');
    const used = await tracker.addRecord('設計');
    await tracker.add({ record: old, beginning_time: at(-90), ending_time: at(-80) });
    await tracker.add({ record: used, beginning_time: at(-70), ending_time: at(-60) });
    const before = await tracker.revision();
    const { body } = await tracker.importFile(
      table([
        ['設計', 3],
        ['会議', 5],
        ['設計', 9],
      ]),
    );
    expect(body.added).toEqual(rowCounts(1, 3));
    expect(body.existing).toEqual(rowCounts(1, 0));
    expect(await counts()).toEqual(['会議 1', '設計 1', '設計 3']);
    expect(await tracker.revision()).toBe(before + 1);
    const { body: records } = await tracker.call<{ name: string; used_at: string }[]>(
      'GET',
      paths.workRecords,
    );
    expect(records.map(({ used_at }) => used_at)).toEqual([at(-90), at(-3), at(-5)]);
  });

  // HRS-25
  it('of the same table changes nothing the second time', async () => {
    const twins = table([
      ['設計', 3],
      ['設計', 3],
      ['会議', 5],
    ]);
    expect((await tracker.importFile(twins)).body.added).toEqual(rowCounts(2, 3));
    const before = await storedRows(testApp.db);
    expect((await tracker.tryImport(twins)).body).toMatchObject({
      added: rowCounts(0, 0),
      existing: rowCounts(2, 3),
    });
    expect((await tracker.importFile(twins)).body.imported).toBe(true);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('of parts around a break changes nothing where 1.0 has imported the whole', async () => {
    await tracker.importFile(table([['設計', 5]]));
    const whole = { beginning_time: at(-5), ending_time: at(-4) };
    const other = { beginning_time: at(-9), ending_time: at(-7) };
    const parts = (of: typeof whole) =>
      tracker.tryImport(
        table(
          [
            ['設計', 5.5],
            ['設計', 4.25],
          ],
          { whole: of },
        ),
      );
    expect((await parts(whole)).body).toMatchObject({
      added: { entries: 0 },
      existing: { entries: 2 },
    });
    expect((await parts(other)).body).toMatchObject({
      added: { entries: 2 },
      existing: { entries: 0 },
    });
  });

  it('of a table marks days that have no mark, until it is taken back or they are changed', async () => {
    const stored = () =>
      testApp.db
        .selectFrom('day_notes')
        .select(['date', 'mark', 'remark'])
        .orderBy('date')
        .execute();
    const put = (date: string, body: object) => tracker.call('PUT', workTimePaths.day(date), body);
    await put('2026-09-07', { mark: 'absent', remark: '', version: 0 });
    await put('2026-09-08', { mark: null, remark: '在宅', version: 0 });
    const days = ['07', '08', '09', '10'].map((day) => ({ date: `2026-09-${day}`, mark: 'paid' }));
    const file = JSON.stringify({ ...emptyTable, days });
    const { body } = await tracker.importFile(file);
    expect(body.sheet.days).toBe(3);
    const note = (day: string, mark: string | null, remark = '') => ({
      date: `2026-09-${day}`,
      mark,
      remark,
    });
    expect(await stored()).toEqual([
      note('07', 'absent'),
      note('08', 'paid', '在宅'),
      note('09', 'paid'),
      note('10', 'paid'),
    ]);
    await put('2026-09-10', { mark: 'special', remark: '', version: 1 });
    await tracker.call('POST', workTimePaths.undoImport(Number(body.id)));
    expect(await stored()).toEqual([
      note('07', 'absent'),
      note('08', null, '在宅'),
      note('09', null),
      note('10', 'special'),
    ]);
  });

  // TRK-73
  it('of a table fills the group of a task that has none, until it is taken back or changed', async () => {
    const ids: number[] = [];
    for (const name of ['設計', '会議', '実装']) {
      ids.push(await tracker.addRecord(name));
      testApp.clock.advance(1);
    }
    const [own = 0, none = 0, changed = 0] = ids;
    const put = (id: number, name: string, group: string) =>
      tracker.call('PUT', paths.workRecord(id), { name, group });
    await put(own, '設計', '自社');
    const rows = ['設計', '会議', '実装'].map((name, index) => [name, index + 2] as const);
    await tracker.importFile(table(rows.slice(1)));
    const stored = async () => {
      const { records, entries } = JSON.parse(await tracker.backup());
      return {
        groups: records.map(({ group = '' }) => group),
        notes: entries.map(({ note }: { note: string }) => note).sort(),
      };
    };
    const file = table(rows, { group: 'A社' });
    const { body } = await tracker.importFile(file);
    expect(body).toMatchObject({ added: { entries: 1 }, existing: { entries: 2 }, groups: 2 });
    const filled = { groups: ['自社', 'A社', 'A社'], notes: ['', '', 'A社'] };
    expect(await stored()).toEqual(filled);
    expect((await tracker.importFile(file)).body).toMatchObject({ id: null, groups: 0 });
    await put(none, '打ち合わせ', 'A社');
    await put(changed, '実装', 'B社');
    await tracker.undoImport(body.id);
    expect(await stored()).toEqual({ groups: ['自社', '', 'B社'], notes: ['', ''] });
  });

  // TRK-73
  it('of our own table tells tasks of one name apart by their groups', async () => {
    const entry = (hours: number, group?: string) => ({
      ...{ task: '設計', note: '', group },
      ...{ beginning_time: at(-hours), ending_time: at(1 - hours) },
    });
    const entries = [entry(9, 'A社'), entry(7, 'B社'), entry(5), entry(3, 'B社')];
    await tracker.importFile(JSON.stringify({ ...emptyTable, entries }));
    const { records } = JSON.parse(await tracker.backup());
    expect(records).toMatchObject([
      { name: '設計', group: 'A社' },
      { name: '設計', group: 'B社' },
    ]);
    expect(await counts()).toEqual(['設計 2', '設計 2']);
    const more = JSON.stringify({ ...emptyTable, entries: [...entries, entry(30, 'B社')] });
    expect((await tracker.importFile(more)).body).toMatchObject({
      added: { records: 0, entries: 1 },
      existing: { records: 2, entries: 4 },
    });
    expect(await counts()).toEqual(['設計 2', '設計 3']);
  });

  it('takes an archived record only where there is no other', async () => {
    const archived = await tracker.addRecord('設計');
    await tracker.call('PATCH', workTimePaths.archiveRecord(archived), { archived: true });
    expect((await tracker.importFile(table([['設計', 3]]))).body.added.records).toBe(0);
    await tracker.addRecord('設計');
    await tracker.importFile(table([['設計', 5]]));
    expect(await counts()).toEqual(['設計 1', '設計 1']);
  });

  describe('that is taken back', () => {
    const file = table([
      ['設計', 3],
      ['設計', 5],
      ['会議', 7],
    ]);
    const rows = async () => {
      const { work_records, time_entries, imports } = await storedRows(testApp.db);
      return { work_records, time_entries, imports };
    };
    const listed = async () =>
      (await tracker.call<{ import: object | null }>('GET', workTimePaths.deleted)).body.import;

    it('leaves what was there before', async () => {
      const record = await tracker.addRecord('設計');
      await tracker.add({ record, beginning_time: at(-90), ending_time: at(-80) });
      const before = await rows();
      expect(await listed()).toBeNull();
      const { id } = (await tracker.importFile(file)).body;
      expect(await listed()).toEqual({ id, entries: 3 });
      const revision = await tracker.revision();
      expect(await tracker.undoImport(id)).toEqual({ status: 200, body: { entries: 3 } });
      expect(await rows()).toEqual(before);
      expect(await tracker.revision()).toBe(revision + 1);
      expect(await listed()).toBeNull();
      expect((await tracker.undoImport(id)).status).toBe(404);
    });

    it('leaves a record that has other entries since', async () => {
      const { id } = (await tracker.importFile(file)).body;
      const records = await tracker.call<{ id: number; name: string }[]>('GET', paths.workRecords);
      const meeting = records.body.find(({ name }) => name === '会議')?.id ?? 0;
      await tracker.add({ record: meeting, beginning_time: at(-2), ending_time: at(-1) });
      await tracker.undoImport(id);
      expect(await counts()).toEqual(['会議 1']);
    });

    it('is refused once an entry of it was changed or deleted, and to others', async () => {
      const { id } = (await tracker.importFile(file)).body;
      const other = await signedInTracker(testApp, 'hanako');
      expect((await other.undoImport(id)).status).toBe(404);
      const [first, second] = await testApp.db
        .selectFrom('time_entries')
        .select('id')
        .where('import_id', '=', id)
        .execute();
      await tracker.edit(first?.id ?? 0, { version: 1, note: 'x' });
      expect((await tracker.undoImport(id)).status).toBe(409);
      expect(await listed()).toBeNull();
      const again = (await tracker.importFile(table([['実装', 9]]))).body.id;
      await tracker.call('DELETE', workTimePaths.entry(second?.id ?? 0));
      expect((await tracker.undoImport(id)).status).toBe(409);
      expect((await tracker.undoImport(again)).status).toBe(200);
    });
  });

  // LIM-10
  const hourly = (count: number, nameOf: (hour: number) => string) =>
    table(Array.from({ length: count }, (_, hour) => [nameOf(hour), hour + 1]));
  it.each([
    ['records', hourly(4, (hour) => `task ${hour}`), 'too_many_records'],
    ['entries', hourly(21_001, () => 'a'), 'too_many_entries'],
  ])('beyond the quota of %s is refused as a whole', { timeout: 60_000 }, async (_, file, code) => {
    const before = await storedRows(testApp.db);
    for (const call of [tracker.tryImport, tracker.importFile]) {
      expect(await call(file)).toMatchObject({ status: 400, body: { code } });
    }
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('beyond the quota of running entries is refused as a whole', async () => {
    const record = await tracker.addRecord();
    for (const _ of [1, 2]) await tracker.add({ record });
    const backup = await tracker.backup();
    const other = await signedInTracker(testApp, 'hanako');
    await other.add({ record: await other.addRecord() });
    const refused = await other.importFile(backup);
    expect(refused).toMatchObject({ status: 400, body: { code: 'too_many_running_entries' } });
    expect(await other.running()).toHaveLength(1);
  });

  it('is compared again if its user changes something meanwhile', async () => {
    const record = await tracker.addRecord('設計');
    let isChanged = false;
    const service = serviceWith(async () => {
      if (isChanged) return;
      isChanged = true;
      // One that the file holds, too.
      await tracker.add({ record, beginning_time: at(-7), ending_time: at(-6) });
    });
    const file = Buffer.from(hourly(300, () => '設計'));
    const press = { user: tracker.user.id, address: '::1', time: null, identity: null };
    const report = await service.run(press, 'a', file, {});
    expect(report).toMatchObject({ added: { entries: 299 }, existing: { entries: 1 } });
    expect(await counts()).toEqual(['設計 300']);
    const { entry_count } = await testApp.db
      .selectFrom('work_records')
      .select('entry_count')
      .executeTakeFirstOrThrow();
    expect(entry_count).toBe(300);
  });

  // LIM-11
  it('finds only so many files in memory, of one user and in all', () => {
    const { admit } = serviceWith();
    const [leave] = [admit(1), admit(1), admit(2)];
    expect(() => admit(1)).toThrow(UnavailableError);
    admit(3);
    expect(() => admit(4)).toThrow(UnavailableError);
    leave?.();
    admit(1);
    expect(() => admit(4)).toThrow(UnavailableError);
  });

  // HRS-24
  it('of 5,000 lines is complete or not there', { timeout: 120_000 }, async () => {
    const record = await tracker.addRecord('設計');
    const names = ['設計', '会議', '実装'];
    const file = hourly(5000, (hour) => names[hour % 3] ?? '');
    const sizes = new Set<number>();
    let isDone = false;
    const under = tracker.importFile(file).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const { body } = await tracker.call<unknown[]>('GET', `${paths.timeEntries(record)}?limit=1`);
      sizes.add(body.length);
      // Such a call takes no turn of the event loop, as one over the network does.
      await nextTurn();
    }
    expect((await under).body.added).toEqual(rowCounts(2, 5000));
    expect([...sizes].every((size) => size <= 1)).toBe(true);
    expect(sizes).toContain(0);
    expect(await counts()).toEqual(['会議 1667', '実装 1666', '設計 1667']);
    expect((await tracker.tryImport(file)).body.added.entries).toBe(0);
  });
});
