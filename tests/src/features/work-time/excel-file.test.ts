/** The Excel file as programs read it that calculate nothing. */
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { standardSettings } from '#domain/work-time/sheet-settings.ts';
import { excelFile } from '#features/work-time/exports/excel-file.ts';

// HRS-8
it('begins with title and names, has results beside its formulas, and texts as they were typed', async () => {
  const day = (date: string, end: string) => ({
    ...{ id: date, recordId: '1', version: 1, note: '' },
    beginningMs: Date.parse(`${date}T09:00:20+09:00`),
    endingMs: Date.parse(`${date}T${end}+09:00`),
  });
  const file = await excelFile({
    ...{ span: { first: '2026-11-01', last: '2026-11-30' }, month: '2026-11', notes: [] },
    entries: [day('2026-11-02', '17:00:10'), day('2026-11-04', '13:30:50')],
    records: [{ id: '1', number: 1, name: '設計', ipAddress: null, userId: null }],
    settings: { ...standardSettings, name: '山田_x0041_', columns: ['work', 'difference'] },
    ...{ firstDay: 1, holidays: [], zone: 'Asia/Tokyo', nowMs: 0 },
  });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const textOf = (name: string) => new TextDecoder().decode(files[name]);
  const texts = [...textOf('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)</g)];
  // Excel would read `_x0041_` as an A.
  expect(texts.slice(0, 4).map(([, text]) => text)).toEqual([
    ...['勤務表 2026年11月', '所属', '氏名', '山田_x005F_x0041_'],
  ]);
  const sheet = textOf('xl/worksheets/sheet1.xml');
  // 9:00 to 17:00 and 9:00 to 13:30 are 12:30; 19 days of 8 hours are scheduled.
  expect(sheet).toContain(`<f>SUM(D6:D35)</f><v>${12.5 / 24}</v>`);
  expect(sheet).toContain(`<f>SUM(E6:E35)</f><v>${12.5 - 19 * 8}</v>`);
});
