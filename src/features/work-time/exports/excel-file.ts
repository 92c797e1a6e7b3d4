/** The Excel file: times are times, and the sums are those of the exact times (HRS-8). */
import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/browser';
import { offsetTeller } from '#domain/calendar/zone-offset.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import { csvText } from '#domain/work-time/csv/text.ts';
import { addUp } from '#domain/work-time/sums.ts';
import { nameOf } from '../name-of.ts';
import { rowTexts } from '../views/row-texts.ts';
import { type ExportData, exportedDays } from './export-data.ts';
import { exportText } from './text.ts';

/** Excel counts days from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569;

const DATE = 'yyyy/mm/dd';
const DATE_TIME = 'yyyy/mm/dd hh:mm:ss';
/** Also 24:00, and sums of more hours. */
const HOURS = '[h]:mm';
/** Spreadsheets round to the second before they cut to the minute: 0:03:59.9 would be 0:04. */
const LAST_OF_MINUTE_MS = 59_499;
/** With a longer text Excel takes the file for a damaged one. */
const TEXT_LENGTH = 32_767;

export function excelFile(data: ExportData): Promise<Blob> {
  const { sheets } = exportText;
  return writeXlsxFile([
    {
      sheet: sheets.daily,
      data: dailyRows(data),
      columns: [12, 8, 16, 8, 8, 8, 8, 60].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    {
      sheet: sheets.detailed,
      data: detailedRows(data),
      columns: [24, 20, 20, 8, 40].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBlob();
}

function dailyRows(data: ExportData): Row[] {
  const { records, holidays, zone } = data;
  const days = exportedDays(data);
  const { columns } = exportText;
  const sum = addUp(days);
  const offsetAt = offsetTeller(zone);
  const breakMs = days.reduce((ms, day) => ms + day.breakMs, 0);
  return [
    header([
      ...[columns.date, columns.weekday, columns.holiday, columns.begin, columns.end],
      ...[columns.break, columns.work, columns.content],
    ]),
    ...days.map((day) => {
      const row = rowTexts(day, records, holidays, 'clock');
      const { beginMs, endMs, isRunning, isUntilMidnight, breakMs, totalMs } = day;
      const midnight = Date.parse(day.day);
      const timeOf = (ms: number) => amount(ms + offsetAt(ms) - midnight);
      const isWorkday = beginMs !== null && endMs !== null;
      const end = isUntilMidnight ? amount(DAY_MS) : timeOf(endMs ?? 0);
      return [
        number(midnight / DAY_MS + DAYS_BEFORE_1970, DATE),
        text(row.weekday),
        text(row.holiday),
        isWorkday ? timeOf(beginMs) : null,
        isWorkday && !isRunning ? end : null,
        isWorkday ? amount(breakMs) : null,
        isWorkday ? amount(totalMs) : null,
        text(row.content),
      ];
    }),
    [
      ...header([columns.total]),
      ...[null, null, null, null],
      amount(breakMs),
      amount(sum.totalMs),
      null,
    ],
  ];
}

function detailedRows({ entries, records, zone, nowMs }: ExportData): Row[] {
  const { record, beginning, ending, note } = csvText.columns;
  const offsetAt = offsetTeller(zone);
  const moment = (ms: number) => number((ms + offsetAt(ms)) / DAY_MS + DAYS_BEFORE_1970, DATE_TIME);
  return [
    header([record, beginning, ending, exportText.columns.duration, note]),
    ...entries.map(({ recordId, beginningMs, endingMs, note: noted }) => [
      text(nameOf(records, recordId)),
      moment(beginningMs),
      endingMs === null ? null : moment(endingMs),
      amount(Math.max(0, (endingMs ?? nowMs) - beginningMs)),
      text(noted),
    ]),
  ];
}

function header(names: readonly string[]): Cell[] {
  return names.map((value) => ({ value, fontWeight: 'bold' }));
}

/** A text is never calculated, whatever it begins with. */
function text(value: string): Cell {
  return value === '' ? null : { value: value.slice(0, TEXT_LENGTH), type: String };
}

function amount(ms: number): Cell {
  const minute = ms - (ms % MINUTE_MS);
  return number(Math.min(ms, minute + LAST_OF_MINUTE_MS) / DAY_MS, HOURS);
}

function number(value: number, format: string): Cell {
  return { value, type: Number, format };
}
