/** Rows that clients name by a uuid, of their own choice if they created them (EXT-4, EXT-5). */

import { randomUUID } from 'node:crypto';
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
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';

const at = (minutes: number) => new Date(testNow + minutes * MINUTE_MS).toISOString();
const [RECORD, ENTRY, OTHER] = [randomUUID(), randomUUID(), randomUUID()];

describe.each(routeDatabases)('a row on $name', ({ open }) => {
  const testApp = suiteApp({ open });
  const tracker = suiteTracker(testApp);

  async function createRecord(uuid: string, name = '設計'): Promise<TrackedRecord> {
    return (await tracker.call<TrackedRecord>('POST', paths.workRecords, { name, uuid })).body;
  }

  /** Without the users, whose revisions writes raise. */
  async function rows() {
    const { work_records, time_entries } = await storedRows(testApp.db);
    return { work_records, time_entries };
  }

  describe('that is created with a uuid', () => {
    /** Each creates a row with the uuid `ENTRY`, or `RECORD`; the record `OTHER` is there. */
    const creating: Record<string, [path: string, body: object]> = {
      createRecord: [paths.workRecords, { name: '新規', uuid: RECORD }],
      startEntry: [paths.timeEntries(OTHER), { uuid: ENTRY }],
      createTimeEntry: [workTimePaths.entries, { record: OTHER, uuid: ENTRY, note: '最初' }],
      switchTimeEntry: [workTimePaths.switch, { name: '新規', uuid: ENTRY, record_uuid: RECORD }],
    };

    it.each(Object.entries(creating))(
      'EXT-4 by %s is that row when it is created again, and 404 once it is deleted',
      async (_, [path, body]) => {
        const { id } = await createRecord(OTHER);
        await tracker.add({ record: id, beginning_time: at(-9) });
        const first = await tracker.call<Partial<SwitchedEntry & TimeEntry>>('POST', path, body);
        expect(first.status).toBe(201);
        const { started = first.body } = first.body;
        const isEntry = started.record !== undefined;
        expect(started.uuid).toBe(isEntry ? ENTRY : RECORD);
        const before = await rows();
        testApp.clock.advance(MINUTE_MS);
        const again = await tracker.call('POST', path, { ...body, note: '後' });
        const isSwitch = first.body.started !== undefined;
        expect(again).toEqual({
          status: 201,
          body: isSwitch ? { started, ended: [], created: null } : first.body,
        });
        expect(await rows()).toEqual(before);

        const own = isEntry ? workTimePaths.entry(ENTRY) : paths.workRecord(RECORD);
        await tracker.call('DELETE', own);
        const deleted = await storedRows(testApp.db);
        expect((await tracker.call('POST', path, body)).status).toBe(404);
        expect(await storedRows(testApp.db)).toEqual(deleted);
      },
    );

    it.each(Object.entries(creating))(
      'EXT-4 by %s at once with itself is created once',
      async (_, [path, body]) => {
        await createRecord(OTHER);
        const answers = await Promise.all(
          Array.from({ length: 6 }, () =>
            tracker.call<Partial<SwitchedEntry & TimeEntry>>('POST', path, body),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
        expect(new Set(answers.map((one) => (one.body.started ?? one.body).id)).size).toBe(1);
      },
    );

    it('EXT-4 is nobody else’s: two users may choose the same', async () => {
      const other = await signedInTracker(testApp, 'hanako');
      const mine = await createRecord(RECORD);
      const body = { name: '他', uuid: RECORD };
      const theirs = await other.call<TrackedRecord>('POST', paths.workRecords, body);
      expect(theirs).toMatchObject({ status: 201, body: { name: '他', uuid: RECORD } });
      expect(theirs.body.id).not.toBe(mine.id);
      const [one, two] = [
        await tracker.add({ record: RECORD, uuid: ENTRY }),
        await other.add({ record: RECORD, uuid: ENTRY }),
      ];
      expect([one.record, two.record]).toEqual([mine.id, theirs.body.id]);
      expect(one.id).not.toBe(two.id);
    });

    it('EXT-4 is started without a body, with an empty one, and with other fields', async () => {
      const { id } = await createRecord(OTHER);
      for (const body of [undefined, {}, { jwt_access: 'a' }]) {
        const start = await tracker.call<TimeEntry>('POST', paths.timeEntries(id), body);
        expect(start).toMatchObject({ status: 201, body: { record: id, version: 1 } });
      }
      const headers = { ...tracker.user.headers, 'content-type': 'application/json' };
      const empty = await testApp.call('POST', paths.timeEntries(id), '', { headers });
      expect(empty.statusCode).toBe(201);
    });

    it('EXT-4 is the record of a switch, though it was renamed since', async () => {
      const target = { name: '設計', record_uuid: RECORD };
      const first = await tracker.switchTo(target);
      expect(first.body.created).toMatchObject({ uuid: RECORD, name: '設計' });
      await tracker.call('PUT', paths.workRecord(RECORD), { name: '改名' });
      testApp.clock.advance(MINUTE_MS);
      const second = await tracker.switchTo(target);
      expect(second.body).toMatchObject({ started: { record_uuid: RECORD }, created: null });
      expect((await tracker.call('GET', paths.workRecords)).body).toHaveLength(1);
    });

    it('EXT-4 is not the record of a switch to a name that is known', async () => {
      const { id } = await createRecord(OTHER, '設計');
      const { body } = await tracker.switchTo({ name: '設計', record_uuid: RECORD });
      expect(body).toMatchObject({ started: { record: id, record_uuid: OTHER }, created: null });
      expect((await tracker.call('GET', paths.workRecord(RECORD))).status).toBe(404);
    });
  });
});
