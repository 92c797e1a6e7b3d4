import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { TrackedRecord } from '#contract/work-time.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';

describe.each(routeDatabases)('work time on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  const startEntry = async (record: number) =>
    (await tracker.call<{ id: number }>('POST', paths.timeEntries(record))).body.id;

  // API-1, SEC-2
  it('keeps a record from its creation to its deletion, and no field that nobody asked for', async () => {
    const asked = { name: ' 新規\u3000', id: 99, ip_addr: '8.8.8.8', user_id: 99 };
    const created = await tracker.call<TrackedRecord>('POST', paths.workRecords, asked);
    expect(created.status).toBe(201);
    const record = {
      id: created.body.id,
      name: '新規',
      group: '',
      ip_addr: '127.0.0.1',
      user: tracker.user.id,
      uuid: created.body.uuid,
      version: 1,
      archived: false,
      used_at: null,
    };
    expect(created.body).toEqual(record);
    expect((await tracker.call('GET', paths.workRecords)).body).toEqual([record]);
    expect((await tracker.call('GET', paths.workRecord(record.id))).body).toEqual(record);

    const renamed = await tracker.call('PUT', paths.workRecord(record.id), { name: '会議' });
    expect(renamed).toEqual({ status: 200, body: { ...record, name: '会議', version: 2 } });

    expect(await tracker.call('DELETE', paths.workRecord(record.id))).toEqual({
      status: 204,
      body: '',
    });
    expect((await tracker.call('GET', paths.workRecords)).body).toEqual([]);
    expect((await tracker.call('DELETE', paths.workRecord(record.id))).status).toBe(404);
  });

  // TRK-70
  it('keeps the group of a record as long as no body names another, and removes an empty one', async () => {
    const put = (body: object) => tracker.call<TrackedRecord>('PUT', paths.workRecord(id), body);
    const create = { name: '設計', group: ' A社\u3000' };
    const { body } = await tracker.call<TrackedRecord>('POST', paths.workRecords, create);
    const { id } = body;
    expect(body.group).toBe('A社');
    // As a page of 1.0 sends it.
    expect((await put({ name: '実装' })).body).toMatchObject({ name: '実装', group: 'A社' });
    for (const empty of ['', ' ', null]) {
      expect((await put({ name: '実装', group: '🗓'.repeat(50) })).status).toBe(200);
      expect((await put({ name: '実装', group: empty })).body.group).toBe('');
    }
  });

  // API-9
  it('lists only running entries, oldest first', async () => {
    const record = await tracker.addRecord();
    const [first, second, third] = [
      await startEntry(record),
      await startEntry(record),
      await startEntry(record),
    ];
    await tracker.call('PUT', paths.timeEntry(record, second));
    const { body } = await tracker.call('GET', paths.runningEntries(record));
    const running = { uuid: expect.any(String), beginning_time: '2026-11-20T14:10:01.000Z' };
    expect(body).toEqual([first, third].map((id) => ({ id, ...running })));
  });

  // API-16
  it('does not find an entry under another record of the same user', async () => {
    const [mine, other] = [await tracker.addRecord(), await tracker.addRecord()];
    const entry = await startEntry(mine);
    expect((await tracker.call('PUT', paths.timeEntry(other, entry))).status).toBe(404);
    expect((await tracker.call('GET', paths.runningEntries(mine))).body).toHaveLength(1);
  });

  it('begins no entry on a record that is being deleted', async () => {
    const record = await tracker.addRecord();
    const [started] = await Promise.all([
      tracker.call('POST', paths.timeEntries(record)),
      tracker.call('DELETE', paths.workRecord(record)),
    ]);
    expect([201, 404]).toContain(started.status);
    expect((await tracker.call('GET', workTimePaths.entriesRunning)).body).toEqual([]);
  });
});
