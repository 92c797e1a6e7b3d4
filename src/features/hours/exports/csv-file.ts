/** The CSV files; they are written as spreadsheets read them (HRS-8). */
import type { SheetColumn } from '#contract/timesheet.ts';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { decimalHours, wholeMinutes } from '#domain/work-time/format-hours.ts';
import { detailedColumns } from '#domain/work-time/table/text.ts';
import type { SheetAmounts, TimesheetDay } from '#domain/work-time/timesheet.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { csvFile } from '#lib/spreadsheet.ts';
import { hoursText } from '../text.ts';
import { type RowTexts, rowTexts } from '../timesheet/row-texts.ts';
import { amountOf, isSumColumn, showsScheduled } from '../timesheet/sheet-columns.ts';
import { type ExportData, exportedEntries, exportedSheet, rowStyleOf } from './export-data.ts';
import { exportText } from './text.ts';

/** A column of the file: its name, what it says of a day, and of all days together. */
interface CsvColumn {
  name: string;
  of: (day: TimesheetDay, row: RowTexts) => string | number;
  sum?: (amounts: SheetAmounts) => string | number;
}

/** A line for each day, without the entries, and one for all of them. */
export function dailyCsv(data: ExportData): Blob {
  const { columns: names } = exportText;
  const sheet = exportedSheet(data);
  const days = sheet.weeks.flatMap((week) => week.days);
  const style = rowStyleOf(data);
  const isNoted = days.some(({ mark, remark }) => mark !== null || remark !== '');
  const columns: CsvColumn[] = [
    { name: names.date, of: ({ day }) => day.replaceAll('-', '/'), sum: () => names.total },
    { name: names.weekday, of: (_, row) => row.weekday },
    { name: names.holiday, of: (_, row) => row.holiday },
    ...(isNoted
      ? [
          { name: names.mark, of: (_: TimesheetDay, row: RowTexts) => row.mark },
          { name: names.remark, of: (_: TimesheetDay, row: RowTexts) => row.remark },
        ]
      : []),
    ...data.settings.columns.flatMap(csvColumns),
  ];
  const hasScheduled = showsScheduled(data.settings.columns);
  const line = (name: string, ms: number) => [
    name,
    String(wholeMinutes(ms)),
    ...columns.slice(2).map(() => ''),
  ];
  return csvFile([
    columns.map(({ name }) => name),
    ...days.map((day) => {
      const row = rowTexts(day, style);
      return columns.map(({ of }) => of(day, row));
    }),
    columns.map(({ sum }) => sum?.(sheet) ?? ''),
    ...(hasScheduled
      ? [
          line(exportText.minutes(names.scheduled), sheet.scheduledMs),
          line(exportText.minutes(names.paid), sheet.paidMs),
          // Without a sign, which would begin a formula.
          line(exportText.difference(sheet.differenceMs < 0), Math.abs(sheet.differenceMs)),
        ]
      : []),
  ]);
}

/** Amounts in minutes, so that they can be added up; work in hours, too. */
function csvColumns(column: SheetColumn): CsvColumn[] {
  const name = hoursText.sheetColumns[column];
  const minutes = exportText.minutes(name);
  const ofWorkday = (cell: (day: TimesheetDay) => string | number) => (day: TimesheetDay) =>
    day.beginMs === null ? '' : cell(day);
  const inMinutes = (ms: number) => Math.sign(ms) * wholeMinutes(Math.abs(ms));
  if (column === 'break') {
    const of = ofWorkday(({ breakMs }) => inMinutes(breakMs));
    return [{ name: minutes, of, sum: ({ breakMs }) => inMinutes(breakMs) }];
  }
  if (!isSumColumn(column)) return [{ name, of: (_, row) => row[column] }];
  const sum = (amounts: SheetAmounts) => inMinutes(amountOf(amounts, column));
  const inHours = (amounts: SheetAmounts) => decimalHours(amountOf(amounts, column)).toFixed(2);
  return [
    { name: minutes, of: ofWorkday(sum), sum },
    ...(column === 'work'
      ? [{ name: exportText.decimal(name), of: ofWorkday(inHours), sum: inHours }]
      : []),
  ];
}

/** A line for each whole entry, as the import reads it. */
export function detailedCsv(data: ExportData): Blob {
  const { records, zone, nowMs } = data;
  const entries = exportedEntries(exportedSheet(data));
  const rows = entries.map(({ recordId, beginningMs, endingMs, note }) => {
    const ms = Math.max(0, (endingMs ?? nowMs) - beginningMs);
    return [
      nameOf(records, recordId),
      formatOffsetTime(beginningMs, zone),
      endingMs === null ? '' : formatOffsetTime(endingMs, zone),
      String(wholeMinutes(ms)),
      decimalHours(ms).toFixed(2),
      note,
    ];
  });
  return csvFile([Object.values(detailedColumns), ...rows]);
}
