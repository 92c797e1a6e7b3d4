import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { DeletedItems, TimeEntry } from '#contract/time-entries.ts';
import type { TrackedRecord } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { DAY_MS } from '#domain/time-units.ts';
import { removeDeleted } from '#server/features/work-time/deleted/repository.ts';
import { restorableSince } from '#server/features/work-time/limits-service.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

const at = (milliseconds: number) => new Date(testNow + milliseconds).toISOString();

describe.each(routeDatabases)('deleted rows on $name', ({ open }) => {
  const quotas = { records: 3, running_entries: 4, entries: 6 };
  const testApp = suiteApp({ open, settings: { quotas } });
  const tracker = suiteTracker(testApp);

  async function ended(record: number): Promise<TimeEntry> {
    return tracker.add({ record, beginning_time: at(-1000), ending_time: at(0) });
  }
  async function deleted(): Promise<DeletedItems> {
    return (await tracker.call<DeletedItems>('GET', workTimePaths.deleted)).body;
  }
  async function remove(path: string): Promise<void> {
    testApp.clock.advance(1000);
    expect((await tracker.call('DELETE', path)).status).toBe(204);
  }
  /** Lets everything be deleted so much earlier: a session would not last as long. */
  async function age(milliseconds: number): Promise<void> {
    const deleted_at = sql<number>`deleted_at - ${sql.lit(milliseconds)}`;
    await testApp.db.updateTable('work_records').set({ deleted_at }).execute();
    await testApp.db.updateTable('time_entries').set({ deleted_at }).execute();
  }
  async function listed(): Promise<number[]> {
    const { body } = await tracker.call<{ results: TimeEntry[] }>('GET', workTimePaths.entries);
    return body.results.map(({ id }) => id);
  }

  it('TRK-23 lists an entry and brings it back', async () => {
    const record = await tracker.addRecord('設計');
    const entry = await tracker.add({ record, note: '下書き' });
    await remove(workTimePaths.entry(entry.id));
    expect(await listed()).toEqual([]);
    expect(await tracker.running()).toEqual([]);
    expect((await tracker.call('GET', paths.runningEntries(record))).body).toEqual([]);
    expect((await tracker.call('PUT', paths.timeEntry(record, entry.id))).status).toBe(404);
    expect((await tracker.call('DELETE', workTimePaths.entry(entry.id))).status).toBe(404);
    expect((await tracker.edit(entry.id, { version: 2, note: '' })).status).toBe(404);
    expect(await deleted()).toEqual({
      records: [],
      entries: [{ ...entry, version: 2, record_name: '設計', deleted_at: at(1000) }],
      import: null,
    });
    const restored = { status: 200, body: { ...entry, version: 3 } };
    expect(await tracker.call('POST', workTimePaths.restoreEntry(entry.id))).toEqual(restored);
    expect(await tracker.call('POST', workTimePaths.restoreEntry(entry.id))).toEqual(restored);
    expect(await tracker.running()).toEqual(['設計']);
    expect(await deleted()).toEqual({ records: [], entries: [], import: null });
  });

  it('TRK-23 brings a record back with the entries deleted with it, not those before', async () => {
    const record = await tracker.addRecord('設計');
    const [before, kept] = [await ended(record), await ended(record)];
    const running = await tracker.add({ record });
    await remove(workTimePaths.entry(before.id));
    await remove(paths.workRecord(record));
    expect((await tracker.call('GET', paths.workRecords)).body).toEqual([]);
    expect(await listed()).toEqual([]);
    expect(await tracker.running()).toEqual([]);
    for (const [method, path] of [
      ['GET', paths.workRecord(record)],
      ['PUT', paths.workRecord(record)],
      ['DELETE', paths.workRecord(record)],
      ['GET', paths.runningEntries(record)],
      ['GET', paths.timeEntries(record)],
      ['POST', paths.timeEntries(record)],
      ['PUT', paths.timeEntry(record, running.id)],
      ['POST', workTimePaths.restoreEntry(before.id)],
    ] as const) {
      const payload =
        path === paths.workRecord(record) && method === 'PUT' ? { name: 'a' } : undefined;
      expect((await tracker.call(method, path, payload)).status, `${method} ${path}`).toBe(404);
    }
    const { records, entries } = await deleted();
    expect(entries).toEqual([]);
    expect(records).toEqual([
      expect.objectContaining({
        id: record,
        name: '設計',
        version: 2,
        entry_count: 2,
        deleted_at: at(2000),
      }),
    ]);

    const restored = await tracker.call<TrackedRecord>('POST', workTimePaths.restoreRecord(record));
    expect(restored).toMatchObject({ status: 200, body: { id: record, name: '設計', version: 3 } });
    expect(await listed()).toEqual([kept.id, running.id]);
    expect(await tracker.running()).toEqual(['設計']);
    expect((await deleted()).entries.map(({ id }) => id)).toEqual([before.id]);
  });

  it('TRK-23 does so for 30 days, then housekeeping removes them', async () => {
    const [record, other] = [await tracker.addRecord('設計'), await tracker.addRecord('会議')];
    await ended(record);
    const entry = await ended(other);
    await remove(paths.workRecord(record));
    testApp.clock.advance(-1000);
    await remove(paths.workRecord(await tracker.addRecord()));
    testApp.clock.advance(-1000);
    await remove(workTimePaths.entry(entry.id));
    const prune = (limit: number) =>
      removeDeleted(testApp.db, restorableSince(testApp.clock()), limit);
    await age(30 * DAY_MS - 1);
    expect((await deleted()).records).toHaveLength(2);
    expect(await prune(500)).toBe(0);

    await age(1);
    expect(await deleted()).toEqual({ records: [], entries: [], import: null });
    expect((await tracker.call('POST', workTimePaths.restoreRecord(record))).status).toBe(404);
    expect((await tracker.call('POST', workTimePaths.restoreEntry(entry.id))).status).toBe(404);
    // One entry, then the other with a record, then the record that is left.
    expect([await prune(1), await prune(2), await prune(2)]).toEqual([1, 2, 1]);
    expect(await prune(500)).toBe(0);
    expect(await testApp.db.selectFrom('time_entries').selectAll().execute()).toEqual([]);
    const records = await testApp.db.selectFrom('work_records').select('id').execute();
    expect(records).toEqual([{ id: other }]);
  });

  it('LIM-10 keeps as many deleted records as there may be others', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const id = await tracker.addRecord();
      ids.push(id);
      await remove(paths.workRecord(id));
    }
    expect((await deleted()).records.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    expect((await tracker.call('POST', workTimePaths.restoreRecord(ids[1] ?? 0))).status).toBe(404);
  });

  it('LIM-10 keeps as many deleted entries as there may be others, first deleted first', async () => {
    const record = await tracker.addRecord();
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { id } = await ended(record);
      ids.push(id);
      await remove(workTimePaths.entry(id));
    }
    expect((await deleted()).entries.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    // A record with four entries leaves room for two others, and a second one for none.
    const big = await tracker.addRecord();
    for (let count = 0; count < 4; count += 1) await ended(big);
    await remove(paths.workRecord(big));
    expect((await deleted()).entries.map(({ id }) => id)).toEqual(ids.slice(6).reverse());
    const bigger = await tracker.addRecord();
    for (let count = 0; count < 5; count += 1) await ended(bigger);
    await remove(paths.workRecord(bigger));
    const left = await deleted();
    expect(left.entries).toEqual([]);
    expect(left.records.map(({ id }) => id)).toEqual([bigger]);
  });

  it('are restored, records only within the limits', async () => {
    const record = await tracker.addRecord();
    const entry = await ended(record);
    await remove(workTimePaths.entry(entry.id));
    for (let count = 0; count < 6; count += 1) await ended(record);
    // An entry that was there once is not added.
    expect((await tracker.call('POST', workTimePaths.restoreEntry(entry.id))).status).toBe(200);
    await remove(paths.workRecord(record));
    for (let count = 0; count < 3; count += 1) await tracker.addRecord();
    expect(await tracker.call('POST', workTimePaths.restoreRecord(record))).toEqual({
      status: 400,
      body: { detail: 'No more than 3 records are allowed.', code: 'too_many_records' },
    });
  });
});
