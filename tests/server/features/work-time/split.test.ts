import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { SplitEntry, SplitParts, TimeEntry } from '#contract/time-entries.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';

/** A time of the day whose 14:10:01 is now. */
const at = (time: string) => `2026-11-20T${time}.000Z`;

const quotas = { records: 4, running_entries: 3, entries: 3 };

describe.each(routeDatabases)('a split on $name', ({ open }) => {
  const testApp = suiteApp({ open, settings: { quotas } });
  const tracker = suiteTracker(testApp);

  async function add(begin: string, end: string | null): Promise<TimeEntry> {
    const record = await tracker.addRecord('設計');
    const times = { beginning_time: at(begin), ending_time: end && at(end) };
    return tracker.add({ record, ...times, note: '下書き' });
  }

  async function split(entry: TimeEntry, body: Partial<SplitEntry> = {}): Promise<SplitParts> {
    const whole = { version: entry.version, at: at('10:30:00'), uuid: randomUUID() };
    const answer = await tracker.split(entry.id, { ...whole, ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  }

  it.each([
    ['ended', '12:00:00'],
    ['running', null],
  ])('TRK-50 makes two of an entry that is %s, and one of them again', async (_, end) => {
    const whole = await add('09:00:00', end);
    const { first, second, created } = await split(whole, { record: whole.record });
    expect(first).toEqual({ ...whole, ending_time: at('10:30:00'), version: 2 });
    const { id, uuid, ...ofSecond } = second;
    expect(ofSecond).toEqual({
      record: whole.record,
      record_uuid: whole.record_uuid,
      beginning_time: at('10:30:00'),
      ending_time: whole.ending_time,
      note: '下書き',
      version: 1,
    });
    expect(created).toBeNull();
    const undone = { status: 200, body: { ...whole, version: 3 } };
    expect(await tracker.undoSplit({ first, second })).toEqual(undone);
    expect(await tracker.entry(id)).toBeUndefined();
  });

  it('TRK-50 gives the second part a task of its own, without the note, and takes both back', async () => {
    const whole = await add('09:00:00', '12:00:00');
    const parts = await split(whole, { name: '会議' });
    expect(parts.created).toMatchObject({ name: '会議', used_at: at('10:30:00') });
    expect(parts.second).toMatchObject({ record: parts.created?.id, note: '' });
    expect((await tracker.undoSplit(parts)).status).toBe(200);
    const { body: records } = await tracker.call<unknown[]>('GET', paths.workRecords);
    expect(records).toHaveLength(1);
  });

  it('TRK-50 with a uuid that there is already splits nothing', async () => {
    const whole = await add('09:00:00', '12:00:00');
    const uuid = randomUUID();
    const parts = await split(whole, { record: whole.record, uuid });
    expect(await split(whole, { record: whole.record, uuid })).toEqual(parts);
  });

  it.each([
    ['at no whole minute', '09:00:00', '12:00:00', '10:30:01'],
    ['at its beginning', '10:30:00', '12:00:00', '10:30:00'],
    ['at its end', '09:00:00', '10:30:00', '10:30:00'],
    ['of what runs in what is to come', '14:00:00', null, '14:11:00'],
    ['of less than two minutes', '10:29:30', '10:31:29', '10:30:00'],
  ])('TRK-50 %s is refused', async (_, begin, end, time) => {
    const { id, record } = await add(begin, end);
    const before = await storedRows(testApp.db);
    const body = { version: 1, at: at(time), uuid: randomUUID(), record };
    const refused = await tracker.split(id, body);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['at']]);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('TRK-50 of another version is a conflict with the entry, and one above the limit changes nothing', async () => {
    const whole = await add('09:00:00', '12:00:00');
    const body = { version: 2, at: at('10:30:00'), uuid: randomUUID(), name: '会議' };
    const stale = await tracker.split(whole.id, body);
    expect([stale.status, stale.body.current]).toEqual([409, whole]);
    await add('06:00:00', '07:00:00');
    await add('07:00:00', '08:00:00');
    const before = await storedRows(testApp.db);
    const refused = await tracker.split(whole.id, { ...body, version: 1 });
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_entries']);
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it.each<[string, (parts: SplitParts) => Promise<{ status: number }>]>([
    ['was undone already', (parts) => tracker.undoSplit(parts)],
    [
      'has a first part that was edited',
      ({ first }) => tracker.edit(first.id, { version: 2, note: '' }),
    ],
    [
      'has a second part that was deleted',
      ({ second }) => tracker.call('DELETE', workTimePaths.entry(second.id)),
    ],
    [
      'made a task that was renamed',
      ({ created }) => tracker.call('PUT', paths.workRecord(created?.id ?? 0), { name: '別' }),
    ],
  ])('TRK-50 is not undone if it %s', async (_, change) => {
    const parts = await split(await add('09:00:00', '12:00:00'), { name: '会議' });
    expect((await change(parts)).status).toBeLessThan(300);
    const before = await storedRows(testApp.db);
    expect((await tracker.undoSplit(parts)).status).toBe(409);
    expect(await storedRows(testApp.db)).toEqual(before);
  });
});
