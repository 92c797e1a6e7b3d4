import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { SwitchedEntry, TimeEntry } from '#contract/time-entries.ts';
import type { TrackedRecord } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import type { TrackerCalls } from '#tests/support/server/tracker-calls.ts';

const at = (minutes: number, milliseconds = 0) =>
  new Date(testNow + minutes * MINUTE_MS + milliseconds).toISOString();

describe.each(routeDatabases)('a switch on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  async function switched(body: Parameters<TrackerCalls['switchTo']>[0]): Promise<SwitchedEntry> {
    const answer = await tracker.switchTo(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  }

  it('TRK-24 creates the record of an unknown name and uses it the next time', async () => {
    const first = await switched({ name: ' 設計 ' });
    const started = { beginning_time: at(0), ending_time: null, note: '', version: 1 };
    expect(first).toMatchObject({
      started: { ...started, record: first.created?.id, record_uuid: first.created?.uuid },
      ended: [],
      created: { name: '設計', used_at: at(0) },
    });
    testApp.clock.advance(MINUTE_MS);
    const second = await switched({ name: '設計' });
    expect(second.created).toBeNull();
    expect(second.started.record).toBe(first.created?.id);
    expect(second.ended).toEqual([{ ...first.started, ending_time: at(1), version: 2 }]);
    expect(await tracker.running()).toEqual(['設計']);
  });

  it('TRK-24 takes the record of that name used last, and none that is archived or deleted', async () => {
    const [one, two, three] = [
      await tracker.addRecord('設計'),
      await tracker.addRecord('設計'),
      await tracker.addRecord('設計'),
    ];
    await tracker.add({ record: two, beginning_time: at(-5) });
    await tracker.add({ record: one, beginning_time: at(-9) });
    expect((await switched({ name: '設計' })).started.record).toBe(two);
    await tracker.call('PATCH', workTimePaths.archiveRecord(two), { archived: true });
    testApp.clock.advance(MINUTE_MS);
    expect((await switched({ name: '設計' })).started.record).toBe(one);
    await tracker.call('DELETE', paths.workRecord(one));
    testApp.clock.advance(MINUTE_MS);
    expect((await switched({ name: '設計' })).started.record).toBe(three);
  });

  it('TRK-24 at once with others leaves one entry running, in one of the orders', async () => {
    const names = ['甲', '乙', '丙', '丁', '戊', '己'];
    const answers = await Promise.all(names.map((name) => switched({ name })));
    const last = answers.find(({ started }) =>
      answers.every(({ ended }) => ended.every(({ id }) => id !== started.id)),
    );
    expect(await tracker.running()).toEqual([names[answers.indexOf(last as SwitchedEntry)]]);
    // One after the other without a gap or an overlap.
    const ended = answers.flatMap((answer) => answer.ended);
    expect(new Set(ended.map(({ id }) => id)).size).toBe(names.length - 1);
    const edges = (key: 'beginning_time' | 'ending_time', entries: TimeEntry[]) =>
      entries.map((entry) => entry[key]).sort();
    const begins = edges(
      'beginning_time',
      answers.map(({ started }) => started),
    );
    expect(edges('ending_time', ended)).toEqual(begins.slice(1));
  });

  it('TRK-24 to one unknown name at once creates one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => switched({ name: '新しい' })),
    );
    expect(answers.filter(({ created }) => created !== null)).toHaveLength(1);
    expect(new Set(answers.map(({ started }) => started.record)).size).toBe(1);
    expect(await tracker.running()).toEqual(['新しい']);
  });

  it('TRK-25 is undone as if it had never been', async () => {
    const first = await switched({ name: '甲' });
    testApp.clock.advance(MINUTE_MS);
    const second = await switched({ name: '乙' });
    const undone = await tracker.undo(second);
    expect(undone).toEqual({
      status: 200,
      body: { resumed: [{ ...first.started, version: 3 }] },
    });
    expect(await tracker.running()).toEqual(['甲']);
    expect(await tracker.entry(second.started.id)).toBeUndefined();
    const records = await tracker.call<{ name: string }[]>('GET', paths.workRecords);
    expect(records.body.map(({ name }) => name)).toEqual(['甲']);
    expect((await tracker.call('GET', workTimePaths.deleted)).body).toEqual({
      records: [],
      entries: [],
      import: null,
    });
  });

  it('TRK-25 gives the record back its place among those used last', async () => {
    const [one, two] = [await tracker.addRecord('設計'), await tracker.addRecord('設計')];
    await tracker.add({ record: one, beginning_time: at(-9), ending_time: at(-8) });
    await tracker.undo(await switched({ record: two }));
    expect((await switched({ name: '設計' })).started.record).toBe(one);
  });

  const another = { beginning_time: at(-1), ending_time: at(0) };

  it.each<[string, (body: SwitchedEntry) => Promise<{ status: number }>]>([
    ['was undone already', (body) => tracker.undo(body)],
    ['was followed by another', () => tracker.switchTo({ name: '丙' })],
    [
      'started an entry that was edited',
      ({ started }) => tracker.edit(started.id, { version: 1, note: 'a' }),
    ],
    [
      'ended an entry that was edited',
      ({ ended: [entry] }) => tracker.edit(entry?.id ?? 0, { version: 2, note: 'a' }),
    ],
    [
      'ended an entry whose record was deleted',
      ({ ended: [entry] }) => tracker.call('DELETE', paths.workRecord(entry?.record ?? 0)),
    ],
    [
      'created a record that was renamed',
      ({ created }) => tracker.call('PUT', paths.workRecord(created?.id ?? 0), { name: '別' }),
    ],
    [
      'created a record that has another entry',
      ({ started: { record } }) =>
        tracker.call('POST', workTimePaths.entries, { record, ...another }),
    ],
  ])('TRK-25 is not undone if it %s', async (_, change) => {
    await switched({ name: '甲' });
    testApp.clock.advance(MINUTE_MS);
    const second = await switched({ name: '乙' });
    testApp.clock.advance(MINUTE_MS);
    expect((await change(second)).status).toBeLessThan(300);
    const before = await storedRows(testApp.db);
    const refused = await tracker.undo(second);
    expect(refused).toEqual({
      status: 409,
      body: { detail: 'This was changed in the meantime.', code: 'conflict' },
    });
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('TRK-25 that was a start alone, or a new record alone, is undone in the same way', async () => {
    // By their uuids (EXT-5).
    const { body } = await tracker.call<TrackedRecord>('POST', paths.workRecords, { name: '設計' });
    const record = { id: body.uuid ?? '', version: 1 };
    const start = await tracker.call<TimeEntry>('POST', paths.timeEntries(body.id));
    const undone = { status: 200, body: { resumed: [] } };
    expect((await tracker.undo({ ended: [], created: record })).status).toBe(409);
    const started = { id: start.body.uuid ?? '', version: 1 };
    expect(await tracker.undo({ started, ended: [] })).toEqual(undone);
    expect(await tracker.running()).toEqual([]);
    expect(await tracker.undo({ ended: [], created: record })).toEqual(undone);
    expect((await tracker.call('GET', paths.workRecords)).body).toEqual([]);
  });

  it('TRK-25 is undone once by two requests at once', async () => {
    await switched({ name: '甲' });
    const second = await switched({ name: '乙' });
    const answers = await Promise.all([tracker.undo(second), tracker.undo(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tracker.running()).toEqual(['甲']);
  });
});
