import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TimeEntry, TimelinePage } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

const at = (hours: number, milliseconds = 0) =>
  new Date(testNow + hours * HOUR_MS + milliseconds).toISOString();

describe.each(routeDatabases)('time entries on $name', ({ name, open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);
  let record: number;

  beforeEach(async () => {
    record = await tracker.addRecord('設計');
  });

  async function page(query: Record<string, string>): Promise<TimelinePage> {
    const path = `${workTimePaths.entries}?${new URLSearchParams(query)}`;
    const { status, body } = await tracker.call<TimelinePage>('GET', path);
    expect(status).toBe(200);
    return body;
  }

  it('TRK-20 begin now and run unless told otherwise', async () => {
    const answer = await tracker.call('POST', workTimePaths.entries, { record });
    const uuids = { uuid: expect.any(String), record_uuid: expect.any(String) };
    const times = { beginning_time: at(0), ending_time: null };
    const entry = { id: expect.any(Number), record, ...uuids, ...times };
    expect(answer).toEqual({ status: 201, body: { ...entry, note: '', version: 1 } });
    expect((await tracker.call('GET', workTimePaths.entriesRunning)).body).toEqual([
      { ...entry, note: '', version: 1, record_name: '設計' },
    ]);
  });

  it('TRK-20 keep milliseconds, and a note of 200 code points', async () => {
    const note = '𠮷'.repeat(200);
    const times = { beginning_time: at(-2, 7), ending_time: at(-1, 8) };
    const entry = await tracker.add({ record, ...times, note: ` ${note} `.slice(1, -1) });
    expect(await tracker.entry(entry.id)).toEqual({ ...entry, ...times, note, version: 1 });
  });

  // API-10, TRK-20
  it('TRK-20 end 1 ms after their beginning when the clock was set back', async () => {
    const { id } = await tracker.add({ record });
    testApp.clock.advance(-HOUR_MS);
    const stopped = await tracker.call('PUT', paths.timeEntry(record, id));
    expect(stopped).toMatchObject({ status: 200, body: { ending_time: at(0, 1) } });
  });

  it.each([
    { field: 'beginning_time', body: { beginning_time: at(0, 5001) } },
    { field: 'ending_time', body: { beginning_time: at(-1), ending_time: at(-1) } },
  ])('TRK-22 refuse $body and name $field', async ({ field, body }) => {
    const refused = { status: 400, body: { [field]: [expect.any(String)] } };
    expect(await tracker.call('POST', workTimePaths.entries, { record, ...body })).toEqual(refused);
    const { id } = await tracker.add({ record, beginning_time: at(-3) });
    expect(await tracker.edit(id, { version: 1, ...body })).toEqual(refused);
  });

  it('TRK-22 accept a clock that is 5 s ahead, and the year 2000', async () => {
    for (const beginning_time of [at(0, 5000), '2000-01-01T00:00:00.000Z']) {
      expect(await tracker.add({ record, beginning_time })).toMatchObject({ beginning_time });
    }
  });

  it('TRK-22 change what is given and nothing else, with a new version', async () => {
    const other = await tracker.addRecord('会議');
    const added = await tracker.add({ record, beginning_time: at(-3) });
    const { id } = added;
    const noted = await tracker.edit(id, { version: 1, note: '下書き' });
    const entry = { ...added, note: '下書き', version: 2 };
    expect(noted).toEqual({ status: 200, body: entry });
    const times = { beginning_time: at(-2), ending_time: at(-1), record: other };
    const moved = await tracker.edit(id, { version: 2, ...times });
    const { uuid: newRecord } = (
      await tracker.call<{ uuid: string }>('GET', paths.workRecord(other))
    ).body;
    expect(moved.body).toEqual({ ...entry, ...times, record_uuid: newRecord, version: 3 });
    const resumed = await tracker.edit(id, { version: 3, ending_time: null });
    expect(resumed.body).toEqual({ ...moved.body, ending_time: null, version: 4 });
    const same = await tracker.edit(id, { version: 4, ending_time: null, note: '下書き' });
    expect(same.body).toEqual(resumed.body);
  });

  it('TRK-22 answer 409 with the current entry to a stale version', async () => {
    const { id } = await tracker.add({ record });
    const { body: current } = await tracker.edit(id, { version: 1, note: '先' });
    const late = await tracker.edit(id, { version: 1, note: '後' });
    expect(late).toEqual({
      status: 409,
      body: { detail: 'This was changed in the meantime.', code: 'conflict', current },
    });
    expect(await tracker.entry(id)).toEqual(current);
  });

  it('TRK-22 keep one of two edits that come at once', async () => {
    const { id } = await tracker.add({ record });
    const notes = ['一', '二', '三'];
    const answers = await Promise.all(notes.map((note) => tracker.edit(id, { version: 1, note })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const kept = notes[answers.findIndex(({ status }) => status === 200)];
    expect(await tracker.entry(id)).toMatchObject({ note: kept, version: 2 });
  });

  it('TRK-21 come in pages of 500, each entry once, in order', { timeout: 60_000 }, async () => {
    const { user } = tracker;
    // Several at the same moment, some long and some running.
    const endings = [null, testNow, testNow - 380 * HOUR_MS];
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      record_id: record,
      user_id: user.id,
      beginning_time: testNow - 400 * HOUR_MS + Math.floor(index / 4) * MINUTE_MS,
      ending_time: endings[index % 3] ?? null,
    }));
    await testApp.db.insertInto('time_entries').values(rows.slice(0, 600)).execute();
    await testApp.db.insertInto('time_entries').values(rows.slice(600)).execute();
    const seen: TimeEntry[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = { from: at(-500), to: at(0), ...(cursor && { cursor }) };
      const { results, next }: TimelinePage = await page(query);
      seen.push(...results);
      sizes.push(results.length);
      cursor = next;
    }
    expect(sizes).toEqual([500, 500, 201]);
    const keys = seen.map(({ beginning_time, id }) => Date.parse(beginning_time) * 1e4 + id);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1201);
  });

  it('TRK-21 of deleted records are left out, however many there are', {
    timeout: 60_000,
  }, async () => {
    const gone = await tracker.addRecord('済んだ');
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      record_id: gone,
      user_id: tracker.user.id,
      beginning_time: testNow - HOUR_MS + index,
      ending_time: testNow,
    }));
    await testApp.db.insertInto('time_entries').values(rows).execute();
    const { id } = await tracker.add({ record });
    await tracker.call('DELETE', paths.workRecord(gone));
    const { results, next } = await page({});
    expect(results.map((entry) => entry.id)).toEqual([id]);
    expect(next).toBeNull();
  });

  it('TRK-21 are those of a plain search, whatever the times', { timeout: 120_000 }, async () => {
    const hours = fc.integer({ min: -200, max: -1 });
    const entries = fc.array(
      fc.record({ begin: hours, lasts: fc.option(fc.integer({ min: 1, max: 150 })) }),
      {
        maxLength: 12,
      },
    );
    const runs = name === 'SQLite' ? 60 : 20;
    await fc.assert(
      fc.asyncProperty(entries, hours, hours, async (made, from, to) => {
        await testApp.db.deleteFrom('time_entries').execute();
        const rows = made.map(({ begin, lasts }) => ({
          begin: testNow + begin * HOUR_MS,
          end: lasts === null ? null : testNow + (begin + lasts) * HOUR_MS,
        }));
        for (const { begin, end } of rows) {
          await testApp.db
            .insertInto('time_entries')
            .values({
              record_id: record,
              user_id: tracker.user.id,
              beginning_time: begin,
              ending_time: end,
            })
            .execute();
        }
        const touching = rows.filter(
          ({ begin, end }) =>
            from < to &&
            begin < testNow + to * HOUR_MS &&
            (end === null || end > testNow + from * HOUR_MS),
        );
        const { results } = await page({ from: at(from), to: at(to) });
        const begins = results.map(({ beginning_time }) => Date.parse(beginning_time));
        expect(begins).toEqual(touching.map(({ begin }) => begin).sort((a, b) => a - b));
      }),
      // A moment within an entry is no range.
      { numRuns: runs, seed: 20261120, examples: [[[{ begin: -3, lasts: 2 }], -2, -2]] },
    );
  });

  it('TRK-10 of one record are paged by their beginning after an edit, too', async () => {
    const ids: number[] = [];
    for (const hours of [-4, -3, -2, -1]) {
      ids.push((await tracker.add({ record, beginning_time: at(hours), ending_time: at(0) })).id);
    }
    const [first, second, third, fourth] = ids;
    await tracker.edit(first ?? 0, { version: 1, beginning_time: at(-1, 1) });
    const list = async (query: string) =>
      (await tracker.call<TimeEntry[]>('GET', `${paths.timeEntries(record)}?${query}`)).body.map(
        ({ id }) => id,
      );
    expect(await list('limit=2')).toEqual([first, fourth]);
    expect(await list(`limit=2&before=${fourth}`)).toEqual([third, second]);
  });

  it('TRK-22 and records that were changed since are neither deleted nor renamed by their version', async () => {
    const { id } = await tracker.add({ record });
    await tracker.edit(id, { version: 1, note: 'a' });
    const refused = {
      status: 409,
      body: { detail: 'This was changed in the meantime.', code: 'conflict' },
    };
    const remove = (version: number) =>
      tracker.call('DELETE', `${workTimePaths.entry(id)}?version=${version}`);
    expect(await remove(1)).toEqual(refused);
    expect((await remove(2)).status).toBe(204);
    const rename = (name: string) =>
      tracker.call('PUT', paths.workRecord(record), { name, version: 1 });
    expect((await rename('甲')).status).toBe(200);
    expect(await rename('乙')).toEqual(refused);
  });
});
