/** The CSV files; they are written as spreadsheets read them (HRS-8). */
import type { SheetColumn } from '#contract/timesheet.ts';
import { formatOffsetTime } from '#domain/calendar/offset-time.ts';
import { NO_BALANCE } from '#domain/work-time/balance.ts';
import { formatFileHours, wholeMinutes } from '#domain/work-time/format-hours.ts';
import { detailedColumns } from '#domain/work-time/table/text.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';
import { groupOf, nameOf } from '#domain/work-time/work-record.ts';
import { csvFile } from '#lib/spreadsheet.ts';
import { hoursText } from '../text.ts';
import { amountOf, isSumColumn, showsScheduled } from '../timesheet/sheet-columns.ts';
import { type ExportData, type ExportedDay, entryMs, exportedSheet } from './export-data.ts';
import { exportText } from './text.ts';

/** A column of the file: its cell of a day, and of all days together. */
interface CsvColumn {
  name: string;
  of: (day: ExportedDay) => string | number;
  sum?: (amounts: SheetAmounts) => string | number;
}

/** A line for each day, without the entries, and one for all of them. */
export function dailyCsv(data: ExportData): Blob {
  const { columns: names } = exportText;
  const sheet = exportedSheet(data);
  const noted: CsvColumn[] = [
    { name: names.mark, of: ({ row }) => row.mark },
    { name: names.remark, of: ({ row }) => row.remark },
  ];
  const columns: CsvColumn[] = [
    { name: names.date, of: ({ day }) => day.replaceAll('-', '/'), sum: () => names.total },
    { name: names.weekday, of: ({ row }) => row.weekday },
    { name: names.holiday, of: ({ row }) => row.holiday },
    ...(sheet.isNoted ? noted : []),
    ...data.settings.columns.flatMap(csvColumns),
  ];
  const { balanceMs, leaveDays } = sheet.balance ?? NO_BALANCE;
  const row = (name: string, value: string) => [name, value, ...columns.slice(2).map(() => '')];
  const line = (name: string, ms: number) => row(name, String(wholeMinutes(ms)));
  return csvFile([
    columns.map(({ name }) => name),
    ...sheet.days.map((day) => columns.map(({ of }) => of(day))),
    columns.map(({ sum }) => sum?.(sheet) ?? ''),
    ...(showsScheduled(data.settings.columns)
      ? [
          line(exportText.minutes(names.scheduled), sheet.scheduledMs),
          line(exportText.minutes(names.paid), sheet.paidMs),
          // Without a sign, which would begin a formula.
          line(
            exportText.difference(
              sheet.leftMs === null ? names.difference : names.toDate,
              sheet.differenceMs < 0,
            ),
            Math.abs(sheet.differenceMs),
          ),
          ...(sheet.leftMs === null
            ? []
            : [line(exportText.minutes(names.remaining), sheet.leftMs)]),
        ]
      : []),
    ...(sheet.excessMs === null ? [] : [line(exportText.minutes(names.excess), sheet.excessMs)]),
    ...(balanceMs === null
      ? []
      : [line(exportText.difference(names.balance, balanceMs < 0), Math.abs(balanceMs))]),
    ...(leaveDays === null ? [] : [row(exportText.leave, String(leaveDays))]),
  ]);
}

/** Amounts in minutes, so that they can be added up; work in hours, too. */
function csvColumns(column: SheetColumn): CsvColumn[] {
  const name = hoursText.sheetColumns[column];
  const isBreak = column === 'break';
  if (!isBreak && !isSumColumn(column)) return [{ name, of: ({ row }) => row[column] }];
  const msOf = (amounts: SheetAmounts) => (isBreak ? amounts.breakMs : amountOf(amounts, column));
  const added = (heading: string, sum: (amounts: SheetAmounts) => string | number): CsvColumn => ({
    name: heading,
    of: (day) => (day.beginMs === null && msOf(day) === 0 ? '' : sum(day)),
    sum,
  });
  const inMinutes = (ms: number) => Math.sign(ms) * wholeMinutes(Math.abs(ms));
  const minutes = added(exportText.minutes(name), (amounts) => inMinutes(msOf(amounts)));
  const hours = added(exportText.decimal(name), (amounts) => formatFileHours(msOf(amounts)));
  return column === 'work' ? [minutes, hours] : [minutes];
}

/** A line for each whole entry, as the import reads it. */
export function detailedCsv(data: ExportData): Blob {
  const { records, zone } = data;
  const rows = exportedSheet(data).wholeEntries.map(({ recordId, beginningMs, endingMs, note }) => {
    const ms = entryMs({ beginningMs, endingMs }, data);
    return [
      nameOf(records, recordId),
      formatOffsetTime(beginningMs, zone),
      endingMs === null ? '' : formatOffsetTime(endingMs, zone),
      String(wholeMinutes(ms)),
      formatFileHours(ms),
      note,
      groupOf(records, recordId),
    ];
  });
  return csvFile([Object.values(detailedColumns), ...rows]);
}
