/** The Excel file of a full month, opened in LibreOffice: another program than the one that wrote it. */

import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/time-units.ts';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { excelFile } from '#features/hours/exports/excel-file.ts';
import { exportText } from '#features/hours/exports/text.ts';
import { hasOffice, type OfficeSheet, readInOffice } from './read-in-office.ts';

const ENTRIES = 10_000;
/** Title, department and name; an empty row is not read. */
const HEAD = 3;
const BEGIN_MS = Date.parse('2026-11-01T00:00:00+09:00');
const EVERY_MS = (30 * DAY_MS) / ENTRIES;
/** 3:59.999: a sum that is rounded anywhere is another one. */
const LASTS_MS = 239_999;
const NOTE = '=SUM(A1) "引用"、髙𠮷😀 <&>';

const entries = Array.from({ length: ENTRIES }, (_, index) => {
  const beginningMs = BEGIN_MS + index * EVERY_MS;
  const note = index % 100 === 0 ? NOTE : '';
  return {
    ...{ id: `${index + 1}`, recordId: `${(index % 2) + 1}`, note, version: 1 },
    ...{ beginningMs, endingMs: beginningMs + LASTS_MS },
  };
});

/** The value of `PT35H10M02.25S`. */
function msOf(time: string): number {
  const [, hours, minutes, seconds] = time.match(/^PT(\d+)H(\d+)M([\d.]+)S$/)?.map(Number) ?? [];
  return ((hours ?? Number.NaN) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
}

// HRS-8
describe.skipIf(!hasOffice)('LibreOffice, where it is installed, shows', () => {
  let daily: OfficeSheet = [];
  let detailed: OfficeSheet = [];
  const sum = (sheet: OfficeSheet, column: number) =>
    sheet.reduce((ms, row) => ms + msOf(row[column]?.value ?? ''), 0);

  beforeAll(async () => {
    const file = await excelFile({
      span: { first: '2026-11-01', last: '2026-11-30' },
      entries,
      records: [
        { id: '1', number: 1, name: '設計', ipAddress: null, userId: null },
        { id: '2', number: 2, name: "'+会議", ipAddress: null, userId: null },
      ],
      notes: [],
      settings: { ...standardSettings, rounding: 0, split: true },
      firstDay: 1,
      zone: 'Asia/Tokyo',
      nowMs: BEGIN_MS,
      today: '2027-01-01',
    });
    const sheets = await readInOffice(file);
    daily = (sheets.get(exportText.sheets.daily) ?? []).slice(HEAD);
    detailed = sheets.get(exportText.sheets.detailed) ?? [];
  }, 180_000);

  it('dates as dates and times as times, cut and not rounded', () => {
    expect(daily.slice(0, 32)).toHaveLength(1 + 30 + 1);
    expect(detailed).toHaveLength(1 + ENTRIES);
    for (const row of daily.slice(1, 31)) {
      expect(row[0]?.type).toBe('date');
      expect(row.slice(3, 7).map(({ type }) => type)).toEqual(['time', 'time', 'time', 'time']);
    }
    expect(daily[3]?.map(({ shown }) => shown).slice(0, 7)).toEqual([
      ...['2026/11/03', '火・祝', '文化の日', '0:00', '23:59', '1:46', '22:13'],
    ]);
    // It goes on after midnight.
    expect(daily[1]?.[4]?.shown).toBe('24:00');
    for (const [, begin, end, duration] of detailed.slice(1)) {
      expect([begin?.type, end?.type, duration?.shown]).toEqual(['date', 'date', '0:03']);
    }
    expect(detailed[1]?.[2]?.shown).toBe('2026/11/01 00:03:59');
  });

  it('sums that are those of their rows, and of all entries', () => {
    const all = ENTRIES * LASTS_MS;
    const total = daily[31]?.[6];
    expect(total?.shown).toBe('666:39');
    // It is computed there, from cells that lack half a second at most.
    expect(total?.formula).toContain('SUM');
    expect(all - msOf(total?.value ?? '')).toBeLessThan(510);
    expect(Math.abs(all - sum(daily.slice(1, 31), 6))).toBeLessThan(30 * 510);
    expect(Math.abs(all - sum(detailed.slice(1), 3))).toBeLessThan(ENTRIES * 510);
  });

  it('Japanese texts and signs whole, and calculates none of them', () => {
    expect(daily[0]?.map(({ shown }) => shown)).toEqual([
      ...['日付', '曜日', '祝日', '開始', '終了', '休憩', '実働', '内容'],
    ]);
    expect(daily[1]?.[7]?.shown).toBe(`設計(${NOTE})、'+会議`);
    expect(detailed[1]?.[4]).toEqual({ type: 'string', value: '', formula: '', shown: NOTE });
    expect(detailed[2]?.[0]?.shown).toBe("'+会議");
  });
});
