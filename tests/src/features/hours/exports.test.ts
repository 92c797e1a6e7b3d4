/** Exported files, read back by other programs than wrote them. */
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { sheetColumns } from '#contract/timesheet-choices.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { dailyCsv, detailedCsv } from '#features/hours/exports/csv-file.ts';
import { excelFile } from '#features/hours/exports/excel-file.ts';
import type { ExportData } from '#features/hours/exports/export-data.ts';

const at = (time: string) => Date.parse(`${time}+09:00`);
const entry = (id: string, recordId: string, begin: string, end: string | null, note = '') => ({
  id,
  recordId,
  note,
  version: 1,
  beginningMs: at(begin),
  endingMs: end === null ? null : at(end),
});
const record = (id: string, name: string, group = '') => ({
  id,
  number: Number(id),
  name,
  group,
  ipAddress: null,
  userId: null,
});

const data: ExportData = {
  span: { first: '2026-11-01', last: '2026-11-30' },
  entries: [
    entry('1', '1', '2026-11-02T09:00:30.250', '2026-11-02T12:00:00.000', '=SUM(A1:A9)'),
    entry('2', '2', '2026-11-02T13:00:00.000', '2026-11-02T17:45:59.999', '一行目、"引用", カンマ'),
    entry('3', '1', '2026-11-03T22:00:00.000', '2026-11-04T01:30:00.000'),
    entry('4', '3', '2026-11-20T14:00:00.000', null),
  ],
  records: [record('1', '設計'), record('2', '+会議', '@A社'), record('3', "'=名前")],
  notes: [],
  settings: { ...standardSettings, notes: true },
  firstDay: 1,
  zone: 'Asia/Tokyo',
  nowMs: at('2026-11-20T15:00:00.000'),
  today: '2027-01-01',
};

/** With all columns, and a marked day. */
const chosen: ExportData = {
  ...data,
  month: '2026-11',
  notes: [{ date: '2026-11-02', mark: 'morning', remark: '通院' }],
  settings: {
    ...standardSettings,
    name: '山田 太郎',
    department: '開発部',
    scheduled: [465, 465, 465, 465, 465, 0, 0],
    columns: [...sheetColumns],
  },
};

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

async function textOf(file: Blob): Promise<string> {
  return Buffer.from(await bytesOf(file)).toString();
}

function rowsOf(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true }).data;
}

// HRS-8
describe('a CSV file', () => {
  it('by day has numbers in minutes and hours, cut and not rounded', async () => {
    const rows = rowsOf(await textOf(dailyCsv(data)));
    expect(rows).toHaveLength(1 + 30 + 1);
    // 3:00 + 4:45 + 3:30 + 1 = 12:15
    expect(rows.at(-1)).toEqual(['合計', '', '', '', '', '60', '735', '12.2500', '']);
    expect(rows[0]?.join()).toBe('日付,曜日,祝日,開始,終了,休憩(分),実働(分),実働(10進),内容');
    expect(rows[2]).toEqual([
      ...['2026/11/02', '月', '', '9:00', '17:45', '60', '465', '7.7500'],
      '設計(=SUM(A1:A9))、+会議(一行目、"引用", カンマ)',
    ]);
    expect(rows[3]).toEqual([
      ...['2026/11/03', '火・祝', '文化の日', '22:00', '25:30', '0', '210', '3.5000', '設計'],
    ]);
    expect(rows[20]?.slice(-6)).toEqual(['14:00', '計測中', '0', '60', '1.0000', "''=名前"]);
    expect(rows[1]?.slice(2)).toEqual(['', '', '', '', '', '', '']);
  });

  it.each([
    ['by day', dailyCsv],
    ['of entries', detailedCsv],
  ])('%s is what Excel opens, and has no formula, full-width forms included', async (_, write) => {
    const text = await textOf(write(data));
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const sign of '=+-@\uff1d\uff0b\uff0d\uff20') {
      const entries = [entry('1', '1', '2026-11-02T09:00', '2026-11-02T12:00', `${sign}2`)];
      const records = [record('1', `${sign}1`)];
      const rows = rowsOf(await textOf(write({ ...data, entries, records })));
      const cells = rows.flat();
      expect(cells.filter((cell) => /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell))).toEqual([]);
      expect(cells.join()).toContain(`,'${sign}1`);
    }
  });

  // TRK-72
  it('of entries has each whole entry, and nothing that a spreadsheet would calculate', async () => {
    const rows = rowsOf(await textOf(detailedCsv(data)));
    expect(rows.slice(1)).toEqual([
      [
        ...['設計', '2026-11-02T09:00:30.250+09:00', '2026-11-02T12:00:00.000+09:00'],
        ...['180', '3.0000', "'=SUM(A1:A9)", ''],
      ],
      [
        ...["'+会議", '2026-11-02T13:00:00.000+09:00', '2026-11-02T17:45:59.999+09:00'],
        ...['285', '4.7500', '一行目、"引用", カンマ', "'@A社"],
      ],
      [
        ...['設計', '2026-11-03T22:00:00.000+09:00', '2026-11-04T01:30:00.000+09:00'],
        ...['210', '3.5000', '', ''],
      ],
      ["''=名前", '2026-11-20T14:00:00.000+09:00', '', '60', '1.0000', '', ''],
    ]);
  });
});

type Value = string | number | undefined;

/** The cells of a sheet, by its place, as the format says; and the format of each number. */
async function readSheet(file: Blob, place: number) {
  const files = unzipSync(await bytesOf(file));
  const xml = (path: string) => {
    const text = Buffer.from(files[path] ?? []).toString();
    return new DOMParser().parseFromString(text, 'application/xml');
  };
  const strings = [...xml('xl/sharedStrings.xml').querySelectorAll('si')].map(
    ({ textContent }) => textContent,
  );
  const formats = new Map(
    [...xml('xl/styles.xml').querySelectorAll('numFmt')].map((one) => [
      one.getAttribute('numFmtId'),
      one.getAttribute('formatCode'),
    ]),
  );
  const styles = [...xml('xl/styles.xml').querySelectorAll('cellXfs > xf')].map((style) =>
    formats.get(style.getAttribute('numFmtId')),
  );
  const rows = [...xml(`xl/worksheets/sheet${place}.xml`).querySelectorAll('row')];
  return rows.map((row) => {
    const cells: Record<
      string,
      { value: Value; formula: string; format: string | null | undefined }
    > = {};
    for (const cell of row.querySelectorAll('c')) {
      const text = cell.querySelector('v')?.textContent ?? '';
      const isText = cell.getAttribute('t') === 's';
      const formula = cell.querySelector('f')?.textContent ?? '';
      cells[cell.getAttribute('r')?.replace(/\d+$/, '') ?? ''] = {
        value: isText ? strings[Number(text)] : text === '' ? undefined : Number(text),
        formula,
        format: styles[Number(cell.getAttribute('s'))],
      };
    }
    return cells;
  });
}

// HRS-8
describe('the Excel file', () => {
  const HOURS = 24;
  /** Title, department, name and an empty row. */
  const HEAD = 4;
  const exact = { ...data, settings: { ...standardSettings, rounding: 0 as const } };
  const daysOf = async (of: ExportData) => (await readSheet(await excelFile(of), 1)).slice(HEAD);

  it('has real dates and times, and sums that add up', async () => {
    const rows = await daysOf(exact);
    // A header, the days, their sums; then an empty row, and two rows of boxes.
    expect(rows).toHaveLength(1 + 30 + 1 + 3);
    const day = rows[2] ?? {};
    // 2026-11-02 is day 46328 of Excel.
    expect(day.A).toEqual({ value: 46_328, formula: '', format: 'yyyy/mm/dd' });
    expect(day.D?.format).toBe('[h]:mm');
    expect(Number(day.D?.value) * HOURS).toBeCloseTo(9 + 30.25 / 3600, 9);
    // Rounded to a second it is still 17:45.
    expect(Number(day.E?.value) * HOURS).toBeCloseTo(17 + 45 / 60 + 59.499 / 3600, 9);
    expect(Number(day.F?.value) * HOURS).toBeCloseTo(1, 9);
    expect(Number(rows[3]?.E?.value) * HOURS).toBeCloseTo(25.5, 9);
    expect(rows[20]?.E?.value).toBeUndefined();
    const total = rows[31]?.G;
    expect(total?.format).toBe('[h]:mm');
    // No day was rounded: the sum is exact.
    expect(total?.formula).toBe('SUM(G6:G35)');
    const sum = rows.slice(1, 31).reduce((all, { G }) => all + Number(G?.value ?? 0), 0);
    expect(sum * HOURS).toBeCloseTo(3 - 30.25 / 3600 + 4 + 45 / 60 + 59.999 / 3600 + 3.5 + 1, 6);
    // Stored with the formula: a protected view does not calculate.
    expect(total?.value).toBeCloseTo(sum, 9);
  });

  it('has each entry on its second sheet, and texts that stay texts', async () => {
    const rows = await readSheet(await excelFile(data), 2);
    expect(rows).toHaveLength(5);
    expect(rows[1]?.A?.value).toBe('設計');
    expect(rows[1]?.B?.format).toBe('yyyy/mm/dd hh:mm:ss');
    expect(rows[1]?.E?.value).toBe('=SUM(A1:A9)');
    expect([rows[2]?.A?.value, rows[2]?.F?.value]).toEqual(['+会議', '@A社']);
    expect(Number(rows[3]?.D?.value) * HOURS).toBeCloseTo(3.5, 9);
    expect(rows[4]?.C?.value).toBeUndefined();
  });

  it('is printed on A4: its days on one page, its entries on pages of their width', async () => {
    const files = unzipSync(await bytesOf(await excelFile(chosen)));
    const xml = (sheet: number) =>
      new TextDecoder().decode(files[`xl/worksheets/sheet${sheet}.xml`]);
    for (const sheet of [1, 2]) {
      // Excel opens no file in which this is not the first element.
      expect(xml(sheet)).toMatch(/<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/>/);
      expect(xml(sheet)).toContain('<pageSetup paperSize="9" orientation="landscape"');
    }
    expect(xml(1)).not.toContain('fitToHeight');
    expect(xml(2)).toContain('fitToHeight="0"');
  });

  it('has no text that is longer than what Excel opens', async () => {
    const [begin, end] = ['2026-11-02T09:00:00', '2026-11-02T10:00:00'];
    const entries = Array.from({ length: 200 }, (_, index) =>
      entry(`${index}`, '1', begin, end, `${index}`.padEnd(200, '長')),
    );
    const rows = await daysOf({ ...data, entries });
    expect(rows[2]?.H?.value).toHaveLength(32_767);
  });

  it('has the columns, marks and sums of the settings, and the boxes for those who sign', async () => {
    // Excel would read `_x0041_` as an A.
    const settings = { ...chosen.settings, name: '山田_x0041_' };
    const all = await readSheet(await excelFile({ ...chosen, settings }), 1);
    expect(all.slice(0, 3).map((row) => Object.values(row).map(({ value }) => value))).toEqual([
      ['勤務表 2026年11月'],
      ['所属', '開発部'],
      ['氏名', '山田_x005F_x0041_'],
    ]);
    const rows = all.slice(HEAD);
    const values = (row: number) => Object.values(rows[row] ?? {}).map(({ value }) => value);
    expect(values(0).join()).toBe(
      '日付,曜日,祝日,区分,備考,開始,終了,休憩,実働,所定内,所定外,時間外,深夜,休日,所定との差(10進),内容',
    );
    expect(rows[2]).toMatchObject({ D: { value: '半休(午前)' }, E: { value: '通院' } });
    expect(Number(rows[3]?.M?.value) * HOURS).toBeCloseTo(3.5, 9);
    expect(rows[31]?.L?.formula).toMatch(/^SUM\(L6:L35\)/);
    expect(values(32)).toEqual(['所定', (19 * 7.75) / HOURS]);
    expect(values(33)[0]).toBe('有給などの時間');
    expect(Number(values(33)[1]) * HOURS).toBeCloseTo(3 + 52 / 60, 9);
    // 12:15 + 3:52 - 147:15 = -131:08
    expect(values(34)).toEqual(['所定との差(10進)', -(131 * 60 + 8) / 60]);
    expect(rows[31]?.O?.value).toBeCloseTo(-(131 * 60 + 8) / 60, 9);
    expect(values(36)).toEqual(['本人', '確認', '承認']);
  });
});

// HRS-8
it('a CSV file by day has the columns, marks and sums of the settings', async () => {
  const rows = rowsOf(await textOf(dailyCsv(chosen)));
  expect(rows[0]?.join()).toBe(
    '日付,曜日,祝日,区分,備考,開始,終了,休憩(分),実働(分),実働(10進),' +
      '所定内(分),所定外(分),時間外(分),深夜(分),休日(分),差(分),内容',
  );
  expect(rows[2]?.slice(3, 15)).toEqual([
    ...['半休(午前)', '通院', '9:00', '17:45', '60', '465', '7.7500'],
    // 465 - 232 of the paid half = 233; 465 - 233 = 232
    ...['233', '232', '0', '0', '0'],
  ]);
  expect(rows[3]?.slice(5, 15)).toEqual([
    ...['22:00', '25:30', '0', '210', '3.5000', '0', '210', '0', '210', '0'],
  ]);
  expect(rows.slice(-4).map((row) => row.slice(0, 2))).toEqual([
    ['合計', ''],
    ['所定(分)', String(19 * 465)],
    ['有給などの時間(分)', '232'],
    ['所定との差(分、不足)', String(131 * 60 + 8)],
  ]);
  // 差 adds up to its sum, with the days on which nothing was done.
  const whole = rowsOf(await textOf(dailyCsv({ ...chosen, notes: [] })));
  const differences = whole.slice(1, 32).map((row) => Number(row.at(-2)));
  expect(differences[3]).toBe(-465);
  expect(differences.slice(0, 30).reduce((sum, minutes) => sum + minutes)).toBe(differences[30]);
});

// HRS-34
it('CSV by day and Excel end with the balance', async () => {
  const ofBalance = { start: '2026-11-02', carried: -90, leave: { days: 10, date: '2026-11-01' } };
  const notes = [{ date: '2026-11-20', mark: 'afternoon', remark: '' } as const];
  const balanced: ExportData = {
    ...{ ...data, notes, settings: { ...standardSettings, ...ofBalance } },
    sums: { first: null, results: [] },
  };
  // 12:15 of work and 4:00 of leave in 19 days of 8 hours.
  const rows = rowsOf(await textOf(dailyCsv(balanced)));
  expect(rows.slice(-2).map((row) => row.slice(0, 3))).toEqual([
    ['累計(分、不足)', '8235', ''],
    ['有給 残り(日)', '9.5', ''],
  ]);
  const sheet = await readSheet(await excelFile(balanced), 1);
  const beside = (name: string) => sheet.find(({ A }) => A?.value === name)?.B?.value;
  expect(beside('累計(10進)')).toBe(-137.25);
  expect(beside('有給 残り(日)')).toBe(9.5);
});
