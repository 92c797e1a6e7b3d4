/** The entries that are read from a file, by its dry run: no file of any kind is a 500. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { emptyTable } from '#tests/support/server/table-file.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import {
  rowCounts,
  signedInTracker,
  type TrackerCalls,
} from '#tests/support/server/tracker-calls.ts';

const backupOf = (records: object[], entries: object[]) =>
  JSON.stringify({ ...emptyTable, records, entries }, null, 1);

const record = {
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: '設計',
  archived: false,
  created_at: '2026-11-01T00:00:00.000Z',
};
const entry = {
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  record: record.uuid,
  beginning_time: '2026-11-02T00:00:00.000Z',
  ending_time: '2026-11-02T01:00:00.000Z',
  note: '',
};

// HRS-9
describe('a file to import', () => {
  let testApp: TestApp;
  let tracker: TrackerCalls;

  beforeAll(async () => {
    testApp = await createTestApp();
    tracker = await signedInTracker(testApp);
  });
  afterAll(() => testApp.close());

  // HRS-22
  it('of a table names its wrong lines', async () => {
    const fine = {
      task: '設計',
      beginning_time: '2026-11-02T00:00:00.000Z',
      ending_time: '2026-11-02T01:00:00.000Z',
      note: '葛\u{e0100}城',
    };
    const rows = [
      fine,
      { ...fine, task: '' },
      { ...fine, task: '設\u200b計' },
      { ...fine, note: 7 },
      { ...fine, group: '長'.repeat(51) },
      { ...fine, ending_time: null },
      { ...fine, ending_time: fine.beginning_time },
      { ...fine, beginning_time: '1999-11-02T00:00:00.000Z' },
      { ...fine, ending_time: '2027-11-02T00:00:00.000Z' },
      [],
    ];
    const { body } = await tracker.tryImport(backupOf([], rows));
    expect(body.added).toEqual(rowCounts(1, 1));
    expect(body.wrong.first.map(({ cause }) => cause)).toEqual([
      ...['name', 'characters', 'note', 'group', 'time', 'order', 'past', 'future', 'name'],
    ]);
    const before = await storedRows(testApp.db);
    const refused = await tracker.importFile(backupOf([], rows));
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_lines' } });
    expect(await storedRows(testApp.db)).toEqual(before);
  });

  it('may not mix the rows of a backup with those of a table', async () => {
    const named = { ...entry, uuid: undefined, record: undefined, task: '設計' };
    for (const entries of [
      [entry, named],
      [named, entry],
    ]) {
      const { body } = await tracker.tryImport(backupOf([record], entries));
      expect(body).toMatchObject({ added: { entries: 1 }, wrong: { count: 1 } });
    }
  });

  it('that is a backup may be formatted in another way, and has its wrong lines named', async () => {
    const second = { ...entry, uuid: entry.uuid.replace('7c', '8d') };
    const file = backupOf(
      [record, record, { ...record, uuid: 'x' }, []],
      [
        entry,
        entry,
        { ...second, record: 'x' },
        { ...second, ending_time: 'soon' },
        { ...second, note: 7 },
        { ...second, note: '長'.repeat(201) },
        [],
      ],
    );
    const { body } = await tracker.tryImport(file);
    expect(body.added).toEqual(rowCounts(1, 1));
    expect(body.wrong.first.map(({ cause }) => cause)).toEqual([
      ...['repeated', 'uuid', 'uuid', 'repeated', 'record', 'time', 'note', 'note', 'uuid'],
    ]);
  });

  it.each([
    ['nothing', '', 'file_empty'],
    ['Shift_JIS', Buffer.from([0x8a, 0x4a, 0x8e, 0x6e]), 'file_encoding'],
    ['a table', 'a,b,c\n1,2,3', 'file_json'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'file_encoding'],
    ['other JSON', '{"hello":1}', 'file_format'],
    ['a list', '[]', 'file_format'],
    ['a later backup', '{"format": "kuji-to-kinmu", "version": 2, "records": []}', 'file_format'],
    ['half a backup', backupOf([record], []).slice(0, -20), 'file_json'],
    ['deep JSON', `{"format":"kuji-to-kinmu","version":1,"a":${'['.repeat(100_000)}`, 'file_json'],
    ['a prototype', `{"format":"kuji-to-kinmu","version":1,"__proto__":{"a":[{"b"}]}}`, null],
  ])('that is %s gets one clear line', async (_, file, code) => {
    const { status, body } = await tracker.tryImport(file);
    if (code === null) expect(status).toBeLessThan(500);
    else
      expect({ status, body }).toEqual({ status: 400, body: { code, detail: expect.any(String) } });
  });

  // LIM-11
  it('may have 64 MB, and not a byte more', async () => {
    const file = Buffer.alloc(IMPORT_LIMIT_BYTES + 1, ' ');
    file.write(backupOf([record], [entry]));
    const most = await tracker.tryImport(file.subarray(0, IMPORT_LIMIT_BYTES));
    expect(most).toMatchObject({ status: 200, body: { added: { records: 1, entries: 1 } } });
    expect((await tracker.tryImport(file)).status).toBe(413);
    // One that is only announced, too.
    const announced = { 'content-type': 'application/json', 'content-length': `${file.length}` };
    const headers = { ...tracker.user.headers, ...announced };
    const begun = await testApp.call('POST', workTimePaths.import, 'a', { headers });
    expect(begun.statusCode).toBe(413);
  });

  // LIM-16: what stands in texts is no part.
  it('may have a note of 200 commas in each of its entries, and quotation marks', async () => {
    const odd = [',"'.repeat(100), '\\'.repeat(199), '{[\n'.repeat(60)];
    const entries = Array.from({ length: 9000 }, (_, index) => ({
      ...entry,
      uuid: entry.uuid.replace(/^.{8}/, String(10_000_000 + index)),
      note: odd[index] ?? ','.repeat(200),
    }));
    const { status, body } = await tracker.tryImport(backupOf([record], entries));
    expect({ status, added: body.added, wrong: body.wrong?.count }).toEqual({
      status: 200,
      added: rowCounts(1, 8999),
      // A note has no line ends.
      wrong: 1,
    });
    const many = `[${','.repeat(1_500_000)}]`;
    expect((await tracker.tryImport(many)).body.code).toBe('file_long');
  });

  it('counts all of its wrong lines, and lists the first hundred', async () => {
    const entries = Array.from({ length: 150 }, (_, index) => ({
      ...entry,
      record: index === 0 ? entry.uuid : 1,
    }));
    const { body } = await tracker.tryImport(backupOf([record], entries));
    expect(body.wrong.count).toBe(150);
    expect(body.wrong.first).toHaveLength(100);
    expect(body.wrong.first[0]).toEqual({ line: 8, cause: 'record' });
  });
});
