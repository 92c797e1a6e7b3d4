import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TimelinePage } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';

const at = (hours: number) => new Date(testNow + hours * HOUR_MS).toISOString();

// TRK-60
describe.each(routeDatabases)('entries are found on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  const find = (query: Record<string, string>) =>
    tracker.call<TimelinePage>('GET', `${workTimePaths.entries}?${new URLSearchParams(query)}`);

  async function notesOf(query: Record<string, string>): Promise<string[]> {
    const { status, body } = await find(query);
    expect(status).toBe(200);
    return body.results.map(({ note }) => note);
  }

  it.each([
    ['レビュー', ['ﾚﾋﾞｭｰ 2', 'レビュー 1']],
    ['ﾚﾋﾞｭｰ　１', ['レビュー 1']],
    ['設計 レビュー', ['ﾚﾋﾞｭｰ 2', 'レビュー 1']],
    ['エー社 50', ['STRASSE 50%']],
    ['straße', ['STRASSE 50%']],
    ['%', ['STRASSE 50%']],
    ['_', []],
    ['設計レビュー', []],
    ['週報', []],
  ])('by all words of %j, in name, group or note, whatever their form', async (q, notes) => {
    const design = await tracker.addRecord('設計');
    const trip = await tracker.addRecord('Trip');
    await tracker.call('PUT', paths.workRecord(trip), { name: 'Trip', group: 'ｴｰ社' });
    const rows = [
      { record: design, note: 'レビュー 1' },
      { record: trip, note: 'STRASSE 50%' },
      { record: design, note: 'ﾚﾋﾞｭｰ 2' },
      { record: design, note: '' },
    ];
    for (const [index, row] of rows.entries()) {
      await tracker.add({ ...row, beginning_time: at(index - 9), ending_time: at(index - 8) });
    }
    const deleted = await tracker.add({ record: design, beginning_time: at(-3), note: '週報' });
    await tracker.call('DELETE', workTimePaths.entry(deleted.id));
    expect(await notesOf({ q })).toEqual(notes);
  });

  it('in a period and of a task, archived or not', async () => {
    const [design, meeting] = [await tracker.addRecord('設計'), await tracker.addRecord('会議')];
    await tracker.add({
      record: design,
      beginning_time: at(-90),
      ending_time: at(-20),
      note: 'a1',
    });
    await tracker.add({ record: meeting, beginning_time: at(-9), ending_time: at(-8), note: 'a2' });
    await tracker.add({ record: meeting, beginning_time: at(-2), ending_time: at(-1), note: 'a3' });
    await tracker.call('PATCH', workTimePaths.archiveRecord(meeting), { archived: true });
    expect(await notesOf({ q: 'a' })).toEqual(['a3', 'a2', 'a1']);
    expect(await notesOf({ q: 'A', from: at(-21), to: at(-2) })).toEqual(['a2', 'a1']);
    expect(await notesOf({ q: 'a', record: String(meeting) })).toEqual(['a3', 'a2']);
    expect(await notesOf({ record: String(meeting), to: at(-8) })).toEqual(['a2']);
  });

  it('50 at a time, the newest first, with the number and the sum of all of them', async () => {
    const record = await tracker.addRecord('設計');
    const beginning_time = new Date(testNow - 2 * HOUR_MS + 50_000).toISOString();
    const ending_time = new Date(testNow - HOUR_MS + 10_000).toISOString();
    // Of one time, so that they follow each other by their ids.
    const added = [];
    for (let number = 0; number < 100; number += 1) {
      added.push(await tracker.add({ record, beginning_time, ending_time }));
    }
    added.push(await tracker.add({ record, beginning_time: at(-1) }));
    testApp.clock.advance(MINUTE_MS);
    const minutes = 100 * 60 + 61;
    const pages: number[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const more: Record<string, string> = cursor === '' ? {} : { cursor };
      const { body } = await find({ q: '設', ...more });
      expect(body).toMatchObject({ count: 101, total_ms: minutes * MINUTE_MS });
      pages.push(body.results.map(({ id }) => id));
      cursor = body.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(pages.flat()).toEqual(added.map(({ id }) => id).reverse());
    const settings = { ...standardSettings, rounding: 0 };
    await tracker.call('PUT', workTimePaths.settings, { settings, version: 0 });
    expect((await find({ q: '設' })).body.total_ms).toBe(100 * (HOUR_MS - 40_000) + 61 * MINUTE_MS);
  });

  it('for their user alone', async () => {
    const stranger = await signedInTracker(testApp, 'hanako');
    const record = await stranger.addRecord('設計');
    await stranger.add({ record, note: '秘密' });
    expect(await notesOf({ q: '秘密' })).toEqual([]);
    expect((await find({ record: String(record) })).status).toBe(404);
  });
});
