/** What is read from a file, as its dry run tells it: no file of any kind is a 500. */
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { storedRows } from '#tests/support/server/tables.ts';
import { signedInTracker } from '#tests/support/server/tracker-calls.ts';
import { transferCalls } from '#tests/support/server/transfer-calls.ts';

const tokyo = { zone: 'Asia/Tokyo' };
const togglHeader =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const clockifyHeader =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';
const ownHeader = '"データ","開始","終了","時間(分)","時間(10進)","メモ"';

const toggl = (...rows: string[]) => [togglHeader, ...rows].join('\r\n');
const clockify = (...rows: string[]) => [clockifyHeader, ...rows].join('\n');
const own = (...rows: string[]) => [`\ufeff${ownHeader}`, ...rows, ''].join('\r\n');
const clockifyRow = (begin: string, end: string, project = '設計') =>
  `${project},,,,taro,,t@example.com,,No,${begin},${end},1:00:00,1.00`;
const backupOf = (records: object[], entries: object[]) =>
  JSON.stringify({ format: 'kuji-to-kinmu', version: 1, records, entries }, null, 1);

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
  let transfer: ReturnType<typeof transferCalls>;

  beforeAll(async () => {
    testApp = await createTestApp();
    transfer = transferCalls(testApp, await signedInTracker(testApp));
  });
  afterAll(() => testApp.close());

  /** Imports into a new account, and returns what is there afterwards. */
  let users = 0;
  async function stored(file: string, query = {}) {
    users += 1;
    const tracker = await signedInTracker(testApp, `user ${users}`);
    const calls = transferCalls(testApp, tracker);
    const { status, body } = await calls.importFile(file, query);
    expect(status, JSON.stringify(body)).toBe(200);
    const { records, entries } = JSON.parse(await calls.backup());
    const names = new Map(
      records.map(({ uuid, name }: { uuid: string; name: string }) => [uuid, name]),
    );
    return entries
      .map((one: typeof entry) => [
        names.get(one.record),
        one.beginning_time,
        one.ending_time,
        one.note,
      ])
      .sort();
  }

  it('of Toggl Track is read with or without a BOM, quotes and an amount', async () => {
    const row =
      'taro,t@example.com,客先,設計,画面,"下書き, ""第2""\n版",No,2026-11-19,09:00:00,2026-11-19,10:30:15,01:30:15,"a, b"';
    const expected = [
      [
        '設計',
        '2026-11-19T00:00:00.000Z',
        '2026-11-19T01:30:15.000Z',
        '下書き, "第2" 版 / 画面 / 客先 / a, b',
      ],
    ];
    expect(await stored(toggl(row), tokyo)).toEqual(expected);
    const withAmount = [`\ufeff${togglHeader},Amount (USD)`, `${row},12.00`].join('\n');
    expect(await stored(withAmount, tokyo)).toEqual(expected);
    expect((await transfer.tryImport(withAmount, tokyo)).body).toMatchObject({
      format: 'toggl',
      reading: { zone: 'Asia/Tokyo', date_order: 'ymd', hours: 24 },
      questions: [],
      added: { records: 1, entries: 1 },
      // HRS-11
      span: {
        from: '2026-11-19T00:00:00.000Z',
        to: '2026-11-19T01:30:15.000Z',
        total_ms: 5_415_000,
      },
      imported: false,
    });
  });

  it('takes the description for the record where there is no project', async () => {
    const row = (description: string) =>
      `a,b,,,,${description},No,2026-11-19,09:00:00,2026-11-19,10:00:00,01:00:00,`;
    expect((await stored(toggl(row('見積もり')), tokyo))[0]).toMatchObject([
      '見積もり',
      {},
      {},
      '',
    ]);
    expect((await stored(toggl(row('')), tokyo))[0]).toMatchObject(['新規', {}, {}, '']);
    const long = '長'.repeat(150);
    const { body } = await transfer.tryImport(toggl(row(long)), tokyo);
    expect(body.shortened).toEqual({ count: 1, first: [{ line: 2, cause: 'name' }] });
    expect((await stored(toggl(row(long)), tokyo))[0]).toMatchObject([
      `${'長'.repeat(99)}…`,
      {},
      {},
      long,
    ]);
  });

  it.each([
    ['19/11/2026,09:00,19/11/2026,10:00', 'dmy', 24],
    ['11/19/2026,9:00 AM,11/19/2026,10:00 am', 'mdy', 12],
    ['2026-11-19,09:00:00,2026-11-19,10:00:00', 'ymd', 24],
    ['19.11.2026,09:00:00,19.11.2026,10:00:00', 'dmy', 24],
  ])('of Clockify tells how %s is read', async (times, order, hours) => {
    const [beginDate, beginTime, endDate, endTime] = times.split(',');
    const file = clockify(
      clockifyRow(`${beginDate},${beginTime}`, `${endDate},${endTime}`),
      'Total (02:00:00),,,,,,,,,,,,,2:00:00,2.00',
    );
    const { body } = await transfer.tryImport(file, tokyo);
    expect(body).toMatchObject({
      format: 'clockify',
      reading: { date_order: order, hours },
      added: { records: 1, entries: 1 },
      skipped: { count: 1, first: [{ line: 3, cause: 'total' }] },
      wrong: { count: 0 },
    });
    expect(await stored(file, tokyo)).toEqual([
      ['設計', '2026-11-19T00:00:00.000Z', '2026-11-19T01:00:00.000Z', ''],
    ]);
  });

  it.each([
    ['its begin', '31/10/2026,23:00', '01/11/2026,01:00'],
    ['its end', '12/11/2026,23:00', '13/11/2026,01:00'],
  ])('of Clockify tells the order by %s alone', async (_, begin, end) => {
    const { body } = await transfer.tryImport(clockify(clockifyRow(begin, end)), tokyo);
    expect(body).toMatchObject({ reading: { date_order: 'dmy' }, added: { entries: 1 } });
  });

  it('of Clockify is asked about where its dates leave the order open', async () => {
    const file = clockify(clockifyRow('03/04/2026,09:00', '03/04/2026,10:00'));
    const asked = await transfer.tryImport(file, tokyo);
    expect(asked.body).toMatchObject({
      questions: ['date_order'],
      reading: { date_order: null },
      added: { records: 0, entries: 0 },
    });
    const refused = await transfer.importFile(file, tokyo);
    expect(refused).toEqual({ status: 400, body: { date_order: [expect.any(String)] } });
    expect((await stored(file, { ...tokyo, date_order: 'dmy' }))[0]?.[1]).toMatch(/^2026-04-03/);
    expect((await stored(file, { ...tokyo, date_order: 'mdy' }))[0]?.[1]).toMatch(/^2026-03-04/);
  });

  it('may lack columns that a plan does not have, and come in another order', async () => {
    const file = [
      'Description,Project,Start Date,Start Time,End Date,End Time,Duration (h)',
      '下書き,設計,2026-11-19,09:00,2026-11-19,10:00,1',
    ].join('\n');
    expect(await stored(file, tokyo)).toEqual([
      ['設計', '2026-11-19T00:00:00.000Z', '2026-11-19T01:00:00.000Z', '下書き'],
    ]);
  });

  it.each(['Project', 'Description'])('may name records by its %s alone', async (column) => {
    const file = [
      `${column},Start Date,Start Time,End Date,End Time`,
      '設計,2026-11-19,09:00,2026-11-19,10:00',
    ].join('\n');
    expect(await stored(file, tokyo)).toEqual([
      ['設計', '2026-11-19T00:00:00.000Z', '2026-11-19T01:00:00.000Z', ''],
    ]);
  });

  it('names the lines that it skips or cannot read, with the cause', async () => {
    const row = (times: string, project = '設計') =>
      clockifyRow(times, '', project).replace(',,1:00', ',1:00');
    const file = clockify(
      row('2026-11-19,09:00,2026-11-19,09:00'),
      row('2026-11-19,09:00,,'),
      row('2026-11-19,09:00,2026-11-19,08:00'),
      row('2026-02-30,09:00,2026-11-19,08:00'),
      row('2026-11-19,25:00,2026-11-19,08:00'),
      row('1999-11-19,07:00,1999-11-19,08:00'),
      row('2026-11-29,07:00,2026-11-29,08:00'),
      row('2026-11-19,07:00,2026-11-19,08:00', '設\u200b計'),
      'only,three,columns',
      row('2026-11-19,07:00,2026-11-19,08:00'),
    );
    const { body } = await transfer.tryImport(file, tokyo);
    expect(body.skipped.first).toEqual([
      { line: 2, cause: 'zero' },
      { line: 3, cause: 'running' },
    ]);
    expect(body.wrong.first).toEqual([
      { line: 4, cause: 'order' },
      { line: 5, cause: 'time' },
      { line: 6, cause: 'time' },
      { line: 7, cause: 'past' },
      { line: 8, cause: 'future' },
      { line: 9, cause: 'characters' },
      { line: 10, cause: 'columns' },
    ]);
    expect(body.added).toEqual({ records: 1, entries: 1, lists: 0 });
    const before = await storedRows(testApp.db);
    const refused = await transfer.importFile(file, tokyo);
    expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_lines' } });
    expect(await storedRows(testApp.db)).toEqual(before);
    expect(await stored(file, { ...tokyo, without_wrong: 'true' })).toHaveLength(1);
  });

  it('is read in the zone that is asked for, by its clock', async () => {
    const file = (time: string) => clockify(clockifyRow(`2026-03-08,${time}`, '2026-03-08,12:00'));
    const zone = 'America/New_York';
    expect((await stored(file('01:30'), { zone }))[0]?.[1]).toBe('2026-03-08T06:30:00.000Z');
    const { body } = await transfer.tryImport(file('02:30'), { zone });
    expect(body.wrong.first).toEqual([{ line: 2, cause: 'nonexistent' }]);
    for (const query of ['', 'zone=Mars/Olympus', 'zone=../etc']) {
      const wrong = Object.fromEntries(new URLSearchParams(query));
      const refused = await transfer.tryImport(file('01:30'), wrong);
      expect(refused).toEqual({ status: 400, body: { zone: [expect.any(String)] } });
    }
  });

  it('of ours is read as it was written, formulas and all', async () => {
    const file = own(
      '"\'=1+1","2026-11-19T09:00:00.007+09:00","2026-11-19T10:00:00.000+09:00",59,0.99,"\'-メモ"',
      '"設計","2026-11-19T09:00:00.000+09:00","",0,0,""',
      '"設計","2026-11-19T09:00:00","2026-11-19T10:00:00",60,1,""',
    );
    expect((await transfer.tryImport(file)).body).toMatchObject({
      format: 'detailed',
      reading: { zone: null, date_order: null, hours: null },
      skipped: { first: [{ line: 3, cause: 'running' }] },
      wrong: { first: [{ line: 4, cause: 'time' }] },
    });
    expect(await stored(file, { without_wrong: 'true' })).toEqual([
      ['=1+1', '2026-11-19T00:00:00.007Z', '2026-11-19T01:00:00.000Z', '-メモ'],
    ]);
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
    const { body } = await transfer.tryImport(file);
    expect(body.added).toEqual({ records: 1, entries: 1, lists: 0 });
    expect(body.wrong.first.map(({ cause }) => cause)).toEqual([
      ...['repeated', 'uuid', 'uuid', 'repeated', 'record', 'time', 'note', 'note', 'uuid'],
    ]);
  });

  it.each([
    ['nothing', '', 'file_empty'],
    ['a ZIP archive', Buffer.from('PK\u0003\u0004rest'), 'file_zip'],
    ['Shift_JIS', Buffer.from([0x8a, 0x4a, 0x8e, 0x6e]), 'file_encoding'],
    ['UTF-16', Buffer.from('\ufeffデータ,開始', 'utf16le'), 'file_encoding'],
    ['NUL', 'a\u0000b', 'file_encoding'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'file_encoding'],
    ['unknown columns', 'a,b,c\n1,2,3', 'file_format'],
    ['text', 'dear diary', 'file_format'],
    ['empty lines', '\r\n\r\n', 'file_empty'],
    ['a quotation mark without end', `${ownHeader}\n"a,b\nc`, 'file_quotes'],
    ['other JSON', '{"hello":1}', 'file_format'],
    ['a list', '[]', 'file_format'],
    ['a later backup', '{"format": "kuji-to-kinmu", "version": 2, "records": []}', 'file_format'],
    ['half a backup', backupOf([record], []).slice(0, -20), 'file_json'],
    ['deep JSON', `{"format":"kuji-to-kinmu","version":1,"a":${'['.repeat(100_000)}`, 'file_json'],
    ['a prototype', `{"format":"kuji-to-kinmu","version":1,"__proto__":{"a":[{"b"}]}}`, null],
  ])('that is %s gets one clear line', async (_, file, code) => {
    const { status, body } = await transfer.tryImport(file, tokyo);
    if (code === null) expect(status).toBeLessThan(500);
    else
      expect({ status, body }).toEqual({ status: 400, body: { code, detail: expect.any(String) } });
  });

  // LIM-11
  it('may have 16 MB, and not a byte more', async () => {
    const file = Buffer.alloc(IMPORT_LIMIT_BYTES + 1, ' ');
    file.write(backupOf([record], [entry]));
    const most = await transfer.tryImport(file.subarray(0, IMPORT_LIMIT_BYTES));
    expect(most).toMatchObject({ status: 200, body: { added: { records: 1, entries: 1 } } });
    expect((await transfer.tryImport(file)).status).toBe(413);
    expect(await transfer.announce(IMPORT_LIMIT_BYTES + 1)).toBe(413);
  });

  it('may take longer to be worked on than a connection may be idle', async () => {
    const idle = vi.spyOn(Socket.prototype, 'setTimeout');
    onTestFinished(() => idle.mockRestore());
    const url = `${await testApp.app.listen({ port: 0, host: '127.0.0.1' })}/api/transfer/import/`;
    const { user } = await signedInTracker(testApp, 'patient');
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: backupOf([record], [entry]) };
    expect((await fetch(`${url}?dry_run=true`, sent)).status).toBe(200);
    expect(idle).toHaveBeenCalledWith(0);
  });

  // LIM-11: of these, 16 MB take gigabytes or minutes.
  it.each([
    ['lines', `${'x'.repeat(9)}\n`.repeat(100_001), 'file_long'],
    ['cells', `${','.repeat(99)}\n`.repeat(16_000), 'file_long'],
    ['values', `{"records":[{}${',{}'.repeat(800_000)}]}`, 'file_long'],
    ['levels', '{"a":'.repeat(1_400_000), 'file_json'],
  ])('has no more %s than entries can have', { timeout: 60_000 }, async (_, file, code) => {
    const { status, body } = await transfer.tryImport(file);
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    expect((await transfer.tryImport(backupOf([record], [entry]))).status).toBe(200);
  });

  // ROU-35
  it.each([
    ['letter', { letter: 'D' }],
    ['title', { title: 'あ'.repeat(101) }],
    ['line that is empty', { items: [''] }],
    ['line that is too long', { items: ['あ'.repeat(201)] }],
    ['line with a break', { items: ['佐藤\n鈴木'] }],
    ['line that is no text', { items: [1] }],
    ['too many lines', { items: Array(10_001).fill('佐藤') }],
    ['more than a megabyte', { items: Array(10_000).fill('あ'.repeat(40)) }],
    ['drawn line that is not there', { drawn: [3] }],
    ['line drawn twice', { drawn: [1, 1] }],
    ['no drawn lines', { drawn: undefined }],
  ])('names the line of a list with a wrong part: %s', async (_, part) => {
    const list = { letter: 'B', title: '当番', items: ['佐藤', '鈴木'], drawn: [2] };
    const file = {
      ...JSON.parse(backupOf([record], [entry])),
      lists: [{ ...list, ...part }, list],
    };
    const { body } = await transfer.tryImport(JSON.stringify(file));
    expect(body.wrong).toEqual({ count: 1, first: [{ line: 11, cause: 'list' }] });
    expect(body.added).toMatchObject({ lists: 1 });
  });

  it('counts all of its wrong lines, and lists the first hundred', async () => {
    const entries = Array.from({ length: 150 }, (_, index) => ({
      ...entry,
      record: index === 0 ? entry.uuid : 1,
    }));
    const { body } = await transfer.tryImport(backupOf([record], entries));
    expect(body.wrong.count).toBe(150);
    expect(body.wrong.first).toHaveLength(100);
    expect(body.wrong.first[0]).toEqual({ line: 8, cause: 'record' });
    const rows = Array.from({ length: 150 }, () => 'only,two');
    const { wrong } = (await transfer.tryImport(toggl(...rows), tokyo)).body;
    expect([wrong.count, wrong.first.length]).toEqual([150, 100]);
  });

  it.each([
    ['ended in another way', (text: string) => text.replaceAll('\n', '\r\n')],
    ['joined to one', (text: string) => JSON.stringify(JSON.parse(text))],
  ])('may have its lines %s', async (_, written) => {
    const entries = Array.from({ length: 2000 }, (_, index) => ({
      ...entry,
      uuid: entry.uuid.slice(0, -4) + String(index).padStart(4, '0'),
      note: '🍜'.repeat(index % 100),
    }));
    const { body } = await transfer.tryImport(written(backupOf([record], entries)));
    expect(body).toMatchObject({ added: { records: 1, entries: 2000 }, wrong: { count: 0 } });
  });

  it('must be called JSON or CSV', async () => {
    const { user } = await signedInTracker(testApp, 'other type');
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/transfer/import/',
      headers: { ...user.headers, 'content-type': 'application/zip' },
      payload: 'x',
    });
    expect(response.statusCode).toBe(415);
  });
});
