import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MARKED_DAYS_PER_USER } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { addDays } from '#domain/calendar/day.ts';
import { inTurns } from '#server/runtime/in-turns.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { signedInTracker, type TrackerCalls } from '#tests/support/server/tracker-calls.ts';

const quotas = { records: 4, running_entries: 3, entries: 6 };
const past = {
  beginning_time: new Date(testNow - 2000).toISOString(),
  ending_time: new Date(testNow - 1000).toISOString(),
};
const refusals = {
  records: { detail: 'No more than 4 records are allowed.', code: 'too_many_records' },
  running: {
    detail: 'No more than 3 running entries are allowed.',
    code: 'too_many_running_entries',
  },
  entries: { detail: 'No more than 6 entries are allowed.', code: 'too_many_entries' },
};

describe.each(routeDatabases)('LIM-10 the quotas of a user on $name', ({ open }) => {
  const testApp = suiteApp({ open, settings: { quotas } });
  const tracker = suiteTracker(testApp);
  let record: number;

  beforeEach(async () => {
    record = await tracker.addRecord();
  });

  /** Makes the same call many times at once; returns how many succeeded. */
  async function together(
    call: () => Promise<{ status: number; body: unknown }>,
    refusal: object,
  ): Promise<number> {
    const answers = await Promise.all(Array.from({ length: 12 }, call));
    const refused = answers.filter(({ status }) => status === 400);
    for (const { body } of refused) expect(body).toEqual(refusal);
    const succeeded = answers.filter(({ status }) => status === 201).length;
    expect(succeeded + refused.length).toBe(12);
    return succeeded;
  }

  it('are not exceeded by records that are added at once', async () => {
    const add = () => tracker.call('POST', paths.workRecords, { name: 'a' });
    expect(await together(add, refusals.records)).toBe(3);
    expect((await tracker.call('GET', paths.workRecords)).body).toHaveLength(4);
  });

  it.each([
    ['the call of any server', () => tracker.call('POST', paths.timeEntries(record))],
    ['the call of ours', () => tracker.call('POST', workTimePaths.entries, { record })],
  ])('are not exceeded by entries that are started at once by %s', async (_, start) => {
    expect(await together(start, refusals.running)).toBe(3);
    expect(await tracker.running()).toHaveLength(3);
  });

  it('are not exceeded by ended entries that are added at once', async () => {
    const add = () => tracker.call('POST', workTimePaths.entries, { record, ...past });
    expect(await together(add, refusals.entries)).toBe(6);
    const before = await storedRows(testApp.db);
    expect((await tracker.switchTo({ record })).body).toEqual(refusals.entries);
    expect((await tracker.call('POST', paths.timeEntries(record))).body).toEqual(refusals.entries);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('count what runs again, too', async () => {
    const { id } = await tracker.add({ record, ...past });
    for (let count = 0; count < 3; count += 1) await tracker.add({ record });
    expect((await tracker.edit(id, { version: 1, ending_time: null })).body).toEqual(
      refusals.running,
    );
    await tracker.switchTo({ record });
    expect((await tracker.edit(id, { version: 1, ending_time: null })).status).toBe(200);
  });

  it('let an entry run again, a switch end what runs first, and the last room be taken', async () => {
    const added = [];
    for (let count = 0; count < 5; count += 1) added.push(await tracker.add({ record, ...past }));
    expect((await tracker.switchTo({ record })).status).toBe(201);
    // No room is left for another entry, nor, in the end, for another that runs.
    for (const { id } of added.slice(0, 2)) {
      const again = await tracker.edit(id, { version: 1, ending_time: null });
      expect(again.status).toBe(200);
    }
    await tracker.call('DELETE', workTimePaths.entry(added[4]?.id ?? 0));
    expect((await tracker.switchTo({ record })).status).toBe(201);
    expect(await tracker.running()).toHaveLength(1);
  });

  it('have room again after something was deleted, and are those of each user', async () => {
    const add = async (calls: TrackerCalls, id: number) =>
      (await calls.call('POST', workTimePaths.entries, { record: id, ...past })).status;
    const added = [];
    for (let count = 0; count < 6; count += 1) added.push(await tracker.add({ record, ...past }));
    await tracker.call('DELETE', workTimePaths.entry(added[0]?.id ?? 0));
    expect(await add(tracker, record)).toBe(201);
    const other = await signedInTracker(testApp, 'hanako');
    expect(await add(other, await other.addRecord())).toBe(201);
    await tracker.call('DELETE', paths.workRecord(record));
    expect(await add(tracker, await tracker.addRecord())).toBe(201);
  });

  // LIM-19
  it('limit the days that are marked, by a press and by an import; those that are there can change', async () => {
    const { id } = await testApp.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const dates = Array.from({ length: MARKED_DAYS_PER_USER }, (_, day) =>
      addDays('2000-01-01', day),
    );
    const row = { user_id: id, mark: 'paid' as const, remark: '', version: 1, import_id: null };
    for await (const part of inTurns(dates)) {
      await testApp.db
        .insertInto('day_notes')
        .values(part.map((date) => ({ ...row, date })))
        .execute();
    }
    const put = (date: string, version: number) =>
      tracker.call('PUT', workTimePaths.day(date), { mark: 'absent', remark: '', version });
    const refusal = {
      status: 400,
      body: { detail: 'No more than 10000 marked days are allowed.', code: 'too_many_marked_days' },
    };
    expect(await put('2040-01-01', 0)).toEqual(refusal);
    expect(await put('2000-01-01', 1)).toMatchObject({ status: 200 });
    const backup = await tracker.backup();
    const file = {
      ...JSON.parse(backup),
      days: [{ date: '2040-01-01', mark: 'paid', remark: '' }],
    };
    expect(await tracker.importFile(JSON.stringify(file))).toEqual(refusal);
    expect(await tracker.importFile(backup)).toMatchObject({ status: 200 });
  });

  it('go by counts that match the rows after any sequence of calls', async () => {
    const second = await tracker.addRecord();
    const one = await tracker.add({ record, ...past });
    const two = await tracker.add({ record, ...past });
    await tracker.edit(one.id, { version: 1, record: second });
    await tracker.call('DELETE', workTimePaths.entry(two.id));
    await tracker.call('DELETE', workTimePaths.entry(one.id));
    await tracker.call('POST', workTimePaths.restoreEntry(one.id));
    const switched = await tracker.switchTo({ record: second });
    await tracker.undo(switched.body);
    await tracker.switchTo({ name: '新' });
    const { rows: counted } = await sql<
      Record<'entry_count' | 'used_at' | 'rows' | 'latest', number>
    >`
      select entry_count, used_at,
        (select count(*) from time_entries as e
          where record_id = r.id and e.user_id = r.user_id and e.deleted_at is null) as rows,
        (select max(beginning_time) from time_entries as e
          where record_id = r.id and e.user_id = r.user_id and e.deleted_at is null) as latest
      from work_records as r order by id`.execute(testApp.db);
    expect(counted.map(({ entry_count }) => entry_count)).toEqual([0, 1, 1]);
    for (const row of counted) {
      expect(row).toMatchObject({ entry_count: row.rows, used_at: row.latest });
    }
  });
});
