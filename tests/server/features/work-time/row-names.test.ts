/** Rows that clients name by a uuid, of their own choice if they created them (EXT-4, EXT-5). */
import { randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import { describe, expect, it } from 'vitest';
import { PRESS_KEY_HEADER } from '#contract/extensions.ts';
import type { RowName } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import type { StartedEntry, SwitchedEntry, TimeEntry } from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import type { TrackedRecord } from '#contract/work-time.ts';
import { createImportRepository } from '#server/features/work-time/transfer/import-repository.ts';
import { testNow } from '#tests/support/server/app.ts';
import { routeDatabases } from '#tests/support/server/databases.ts';
import { suiteApp, suiteTracker } from '#tests/support/server/suite.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(testNow + minutes * MINUTE_MS).toISOString();
const [RECORD, ENTRY, OTHER] = [randomUUID(), randomUUID(), randomUUID()];

/** What a response shows. */
type Shown = 'record' | 'entry' | 'entries' | 'new entry' | 'nothing';
type Call = [
  method: HTTPMethods,
  path: (record: RowName, entry: RowName) => string,
  shown: Shown,
  body?: object,
];

/** Every call that names a row in its path. */
const calls: Record<string, Call> = {
  getRecord: ['GET', (record) => paths.workRecord(record), 'record'],
  renameRecord: ['PUT', (record) => paths.workRecord(record), 'record', { name: '会議' }],
  deleteRecord: ['DELETE', (record) => paths.workRecord(record), 'nothing'],
  archiveRecord: [
    'PATCH',
    (record) => trackerPaths.archiveRecord(record),
    'record',
    { archived: true },
  ],
  restoreRecord: ['POST', (record) => trackerPaths.restoreRecord(record), 'record'],
  listRunningEntries: ['GET', (record) => paths.runningEntries(record), 'entries'],
  listEntries: ['GET', (record) => paths.timeEntries(record), 'entries'],
  startEntry: ['POST', (record) => paths.timeEntries(record), 'new entry'],
  stopEntry: ['PUT', (record, entry) => paths.timeEntry(record, entry), 'entry'],
  editTimeEntry: [
    'PATCH',
    (_, entry) => trackerPaths.entry(entry),
    'entry',
    { version: 1, note: 'a' },
  ],
  deleteTimeEntry: ['DELETE', (_, entry) => trackerPaths.entry(entry), 'nothing'],
  restoreTimeEntry: ['POST', (_, entry) => trackerPaths.restoreEntry(entry), 'entry'],
};

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

  describe('that is named by its uuid', () => {
    it.each(Object.entries(calls))(
      'EXT-5 is found by %s, as by its id',
      async (_, [method, path, shown, body]) => {
        const record = await createRecord(RECORD);
        const entry = await tracker.add({ record: RECORD, uuid: ENTRY });
        const named = { id: entry.id, uuid: ENTRY, record: record.id, record_uuid: RECORD };
        const bodies = {
          record: { id: record.id, uuid: RECORD },
          entry: named,
          entries: [{ id: entry.id, uuid: ENTRY }],
          'new entry': { record: record.id, record_uuid: RECORD },
        };
        const answer = await tracker.call(method, path(RECORD, ENTRY), body);
        expect(answer.status).toBeLessThan(300);
        if (shown === 'nothing') {
          expect(await tracker.entry(entry.id)).toBeUndefined();
          const restored = await tracker.call('POST', `${path(RECORD, ENTRY)}restore/`);
          expect(restored.status).toBe(200);
          expect(await tracker.entry(entry.id)).toMatchObject(named);
        } else {
          expect(answer.body).toMatchObject(bodies[shown]);
        }
      },
    );

    it('EXT-5 is found by two names of the two kinds', async () => {
      const record = await createRecord(RECORD);
      const entry = await tracker.add({ record: RECORD, uuid: ENTRY });
      const mixed = [paths.timeEntry(record.id, ENTRY), paths.timeEntry(RECORD, entry.id)];
      for (const path of mixed) expect((await tracker.call('PUT', path)).status).toBe(200);
    });

    it('API-16 is not found under another record, with the key of a press or without', async () => {
      await createRecord(RECORD);
      await createRecord(OTHER);
      await tracker.add({ record: RECORD, uuid: ENTRY });
      for (const isRunning of [true, false]) {
        for (const key of [{}, { [PRESS_KEY_HEADER]: 'key-00001' }]) {
          const { statusCode } = await testApp.app.inject({
            method: 'PUT',
            url: `/api/${paths.timeEntry(OTHER, ENTRY)}`,
            headers: { ...tracker.user.headers, ...key },
          });
          expect(statusCode).toBe(404);
        }
        if (isRunning) await tracker.call('PUT', paths.timeEntry(RECORD, ENTRY));
      }
    });

    it.each(Object.entries(calls))(
      'EXT-5 is not found by %s if it is unknown, or another user’s',
      async (_, [method, path, , body]) => {
        await createRecord(RECORD);
        await tracker.add({ record: RECORD, uuid: ENTRY });
        const before = await rows();
        const unknown = await tracker.call(method, path(OTHER, OTHER), body);
        expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
        const other = await signedInTracker(testApp, 'hanako');
        expect((await other.call(method, path(RECORD, ENTRY), body)).status).toBe(404);
        expect(await rows()).toEqual(before);
      },
    );

    it.each(Object.entries(calls))('EXT-5 is 400 for %s if it is no name', async (_, call) => {
      const [method, path, , body] = call;
      for (const name of ['0', '-1', '1.5', 'abc', RECORD.toUpperCase(), `${RECORD}0`, '1-1']) {
        const { status, body: refusal } = await tracker.call(method, path(name, name), body);
        expect(status, name).toBe(400);
        expect(Object.keys(refusal)[0]).toMatch(/^id|entryId$/);
      }
    });

    it('EXT-5 is found in bodies, too', async () => {
      const [first, second] = [await createRecord(RECORD), await createRecord(OTHER, '会議')];
      const entry = await tracker.add({ record: RECORD, beginning_time: at(-9) });
      expect(entry).toMatchObject({ record: first.id, record_uuid: RECORD });
      const moved = await tracker.edit(entry.uuid ?? '', { version: 1, record: OTHER });
      expect(moved.body).toMatchObject({ record: second.id, record_uuid: OTHER, version: 2 });
      const { body: switched } = await tracker.switchTo({ record: RECORD });
      expect(switched.started).toMatchObject({ record: first.id, record_uuid: RECORD });
      expect(switched.ended).toMatchObject([{ id: entry.id, uuid: entry.uuid }]);
      const undone = await tracker.undo({
        started: { id: switched.started.uuid ?? '', version: 1 },
        ended: [{ id: entry.uuid ?? '', version: 3 }],
        created: null,
      });
      expect(undone).toMatchObject({ status: 200, body: { resumed: [{ id: entry.id }] } });
      const created = { id: RECORD, version: first.version };
      expect((await tracker.undo({ ended: [], created })).status).toBe(200);
      expect((await tracker.call('GET', paths.workRecord(RECORD))).status).toBe(404);
    });

    it('EXT-5 is 404 in bodies if it is unknown, and 400 if it is no name', async () => {
      const { id } = await tracker.add({ record: (await createRecord(RECORD)).id });
      const seen = (name: RowName) => ({ id: name, version: 1 });
      const refused: [HTTPMethods, string, (name: RowName) => object][] = [
        ['POST', trackerPaths.entries, (record) => ({ record })],
        ['PATCH', trackerPaths.entry(id), (record) => ({ record, version: 1 })],
        ['POST', trackerPaths.switch, (record) => ({ record })],
        ['POST', trackerPaths.undoSwitch, (name) => ({ started: seen(name), ended: [] })],
        ['POST', trackerPaths.undoSwitch, (name) => ({ ended: [seen(name)] })],
        ['POST', trackerPaths.undoSwitch, (name) => ({ ended: [], created: seen(name) })],
      ];
      const before = await rows();
      for (const [method, path, body] of refused) {
        expect((await tracker.call(method, path, body(OTHER))).status, path).toBe(404);
        for (const name of [0, 1.5, '7', 'abc', OTHER.toUpperCase()]) {
          expect((await tracker.call(method, path, body(name))).status, path).toBe(400);
        }
      }
      expect(await rows()).toEqual(before);
    });

    it('EXT-5 tells its uuid wherever it is listed', async () => {
      const record = await createRecord(RECORD);
      const entry = await tracker.add({ record: record.id, uuid: ENTRY });
      expect(record).toMatchObject({ uuid: RECORD, version: 1 });
      expect(entry).toMatchObject({ uuid: ENTRY, record_uuid: RECORD });
      const lists: [string, object][] = [
        [paths.workRecords, [{ id: record.id, uuid: RECORD }]],
        [paths.runningEntries(RECORD), [{ id: entry.id, uuid: ENTRY }]],
        [paths.timeEntries(RECORD), [entry]],
        [trackerPaths.entries, { results: [entry] }],
        [`${trackerPaths.entries}?from=${at(72 * 60)}`, { results: [entry] }],
        [trackerPaths.entriesRunning, [{ ...entry, record_name: '設計' }]],
      ];
      for (const [path, body] of lists) {
        expect(await tracker.call('GET', path), path).toMatchObject({ status: 200, body });
      }
      const stop = await tracker.call('PUT', paths.timeEntry(record.id, entry.id));
      expect(stop.body).toMatchObject({ uuid: ENTRY, record_uuid: RECORD, stopped: true });
      const stale = await tracker.edit(entry.id, { version: 1, note: 'a' });
      expect(stale.body.current).toMatchObject({ uuid: ENTRY, record_uuid: RECORD });
      await tracker.call('DELETE', trackerPaths.entry(ENTRY));
      expect((await tracker.call('GET', trackerPaths.deleted)).body).toMatchObject({
        entries: [{ uuid: ENTRY, record_uuid: RECORD }],
      });
      await tracker.call('DELETE', paths.workRecord(RECORD));
      expect((await tracker.call('GET', trackerPaths.deleted)).body).toMatchObject({
        records: [{ uuid: RECORD }],
      });
    });
  });

  describe('that is created with a uuid', () => {
    /** Each creates a row with the uuid `ENTRY`, or `RECORD`; the record `OTHER` is there. */
    const creating: Record<string, [path: string, body: object]> = {
      createRecord: [paths.workRecords, { name: '新規', uuid: RECORD }],
      startEntry: [paths.timeEntries(OTHER), { uuid: ENTRY }],
      createTimeEntry: [trackerPaths.entries, { record: OTHER, uuid: ENTRY, note: '最初' }],
      switchTimeEntry: [trackerPaths.switch, { name: '新規', uuid: ENTRY, record_uuid: RECORD }],
    };

    it.each(Object.entries(creating))(
      'EXT-4 by %s is that row when it is created again',
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
      },
    );

    it.each(Object.entries(creating))(
      'EXT-4 by %s is described as it is since',
      async (_, [path, body]) => {
        await createRecord(OTHER);
        const { body: first } = await tracker.call<Partial<SwitchedEntry & TimeEntry>>(
          'POST',
          path,
          body,
        );
        const { started = first } = first;
        if (started.record === undefined) {
          await tracker.call('PUT', paths.workRecord(RECORD), { name: '改名' });
          expect((await tracker.call('POST', path, body)).body).toMatchObject({ name: '改名' });
          return;
        }
        await tracker.edit(ENTRY, { version: 1, note: '改めた', record: OTHER });
        const { body: again } = await tracker.call<typeof first>('POST', path, body);
        const now = { id: started.id, note: '改めた', record_uuid: OTHER, version: 2 };
        expect(again.started ?? again).toMatchObject(now);
      },
    );

    it.each(Object.entries(creating))(
      'EXT-4 by %s is 404 once it is deleted',
      async (_, [path, body]) => {
        await createRecord(OTHER);
        const { body: first } = await tracker.call<Partial<SwitchedEntry & TimeEntry>>(
          'POST',
          path,
          body,
        );
        const isEntry = (first.started ?? first).record !== undefined;
        await tracker.call(
          'DELETE',
          isEntry ? trackerPaths.entry(ENTRY) : paths.workRecord(RECORD),
        );
        const before = await storedRows(testApp.db);
        expect(await tracker.call('POST', path, body)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        });
        expect(await storedRows(testApp.db)).toEqual(before);
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

    it('EXT-4 is 400 unless the uuid is one, in small letters', async () => {
      const record = await createRecord(OTHER);
      for (const uuid of ['', 'abc', 7, RECORD.toUpperCase(), `${RECORD}\n`, null]) {
        for (const [path, body] of Object.values(creating)) {
          const { status, body: refusal } = await tracker.call('POST', path, { ...body, uuid });
          expect([status, Object.keys(refusal)]).toEqual([400, ['uuid']]);
        }
      }
      const wrong = { name: 'a', record_uuid: 'abc' };
      expect((await tracker.call('POST', trackerPaths.switch, wrong)).status).toBe(400);
      expect((await tracker.call('GET', paths.workRecords)).body).toEqual([record]);
      expect(await tracker.running()).toEqual([]);
    });

    it.each(Object.entries(creating))(
      'EXT-4 by %s is not there as long as its import is not',
      async (_, [path, body]) => {
        const record = await createRecord(OTHER);
        const imports = createImportRepository(testApp.db);
        const user = tracker.user.id;
        const id = await imports.begin(user, testNow + MINUTE_MS);
        const row = { name: '写し', ip_addr: '::1', created_at: 0, archived_at: null };
        await imports.stageRecords(user, id, [
          { ...row, used_at: null, uuid: RECORD, entry_count: 0 },
        ]);
        const entry = { record_id: record.id, beginning_time: 0, ending_time: 1, note: '' };
        await imports.stageEntries(user, id, [{ ...entry, uuid: ENTRY }]);
        const before = await storedRows(testApp.db);
        expect((await tracker.call('POST', path, body)).status).toBe(404);
        expect(await storedRows(testApp.db)).toEqual(before);
      },
    );

    it('OUT-2 is another request with another uuid', async () => {
      const { id } = await createRecord(OTHER);
      async function press(payload?: object): Promise<[number, string | undefined]> {
        const response = await testApp.app.inject({
          method: 'POST',
          url: `/api/${paths.timeEntries(id)}`,
          headers: { ...tracker.user.headers, [PRESS_KEY_HEADER]: 'key-00001' },
          ...(payload && { payload }),
        });
        return [response.statusCode, response.json().uuid];
      }
      expect(await press({ uuid: ENTRY })).toEqual([201, ENTRY]);
      expect(await press({ uuid: ENTRY })).toEqual([201, ENTRY]);
      expect(await press({ uuid: RECORD })).toEqual([422, undefined]);
      expect(await press()).toEqual([422, undefined]);
    });

    it('EXT-4 is started without a body, with an empty one, and with other fields', async () => {
      const { id } = await createRecord(OTHER);
      for (const body of [undefined, {}, { jwt_access: 'a' }]) {
        const start = await tracker.call<StartedEntry>('POST', paths.timeEntries(id), body);
        expect(start).toMatchObject({ status: 201, body: { record: id, version: 1 } });
      }
      const empty = await testApp.app.inject({
        method: 'POST',
        url: `/api/${paths.timeEntries(id)}`,
        headers: { ...tracker.user.headers, 'content-type': 'application/json' },
        payload: '',
      });
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
