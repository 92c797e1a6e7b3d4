/** The Excel file: times are times, and sums are formulas (HRS-8). */
import writeXlsxFile, {
  type Cell,
  type CellObject,
  type Feature,
  type Row,
} from 'write-excel-file/browser';
import type { SheetColumn } from '#contract/timesheet.ts';
import { offsetAt } from '#domain/calendar/zone-offset.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts';
import { detailedColumns } from '#domain/work-time/table/text.ts';
import type { SheetAmounts, Timesheet, TimesheetDay } from '#domain/work-time/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { nameOf } from '#domain/work-time/work-record.ts';
import { hoursText } from '../text.ts';
import { type RowTexts, rowTexts } from '../timesheet/row-texts.ts';
import { amountOf, isSumColumn, showsScheduled } from '../timesheet/sheet-columns.ts';
import { sheetHeading } from '../timesheet/sheet-heading.ts';
import { type ExportData, exportedEntries, exportedSheet, rowStyleOf } from './export-data.ts';
import { exportText } from './text.ts';

/** Excel counts days from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569;

const DATE = 'yyyy/mm/dd';
const DATE_TIME = 'yyyy/mm/dd hh:mm:ss';
/** Also 24:00, and sums of more hours. */
const HOURS = '[h]:mm';
/** Spreadsheets round to the second before they cut to the minute: 0:03:59.9 would be 0:04. */
const LAST_OF_MINUTE_MS = 59_499;
/** Of days: far less than a millisecond. */
const DECIMALS = 12;
const DIFFERENCE = '+0.00;-0.00;0.00';
const MINUTES_OF_HOUR = 60;
const FIRST_LETTER = 'A'.charCodeAt(0);
/** A text behind a column of numbers. */
const INDENTED = { align: 'left', indent: 1 } as const;
/** Excel takes a file with a longer text for a damaged one. */
const TEXT_LENGTH = 32_767;

export function excelFile(data: ExportData): Promise<Blob> {
  const { sheets } = exportText;
  const sheet = exportedSheet(data);
  const columns = excelColumns(data, sheet);
  const head = headRows(data);
  const results = new Map<string, number>();
  return writeXlsxFile(
    [
      {
        sheet: sheets.daily,
        data: [...head, ...dailyRows(data, sheet, columns, head.length, results), ...footRows()],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: head.length + 1,
        orientation: 'landscape',
      },
      {
        sheet: sheets.detailed,
        data: detailedRows(data, exportedEntries(sheet)),
        columns: [24, 20, 20, 8, 40].map((width) => ({ width })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
    ],
    { features: [fitToPages, withResults(results)] },
  ).toBlob();
}

/** Printed, the first sheet is one page of A4, and the second as many as its rows need. */
const fitToPages: Feature<File | Blob | ArrayBuffer> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        // The first element, or Excel takes the file for a damaged one.
        transform: (xml) =>
          xml.replace(/<worksheet\b[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
        transformElementAttributes: (tag, attributes, _, { sheet }) =>
          tag === 'pageSetup' && sheet === exportText.sheets.detailed
            ? { ...attributes, fitToHeight: 0 }
            : attributes,
      },
    },
  },
};

/**
 * Stores the result of each formula beside it: protected views, previews and programs that read files do not
 * calculate.
 */
function withResults(results: ReadonlyMap<string, number>): Feature<File | Blob | ArrayBuffer> {
  const transform = (xml: string) =>
    xml.replace(/<f>([^<]*)<\/f>/g, (element, formula: string) => {
      const result = results.get(formula);
      return result === undefined ? element : `${element}<v>${result}</v>`;
    });
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}

/** A column of the first sheet: its name, what it holds of a day and, where it is added up, of all. */
interface ExcelColumn {
  name: string;
  width: number;
  /** Of its name: as what stands below it. */
  style?: CellObject;
  of: (day: TimesheetDay, row: RowTexts) => CellObject | null;
  sum?: (amounts: SheetAmounts) => NumberCell;
}

function excelColumns({ settings, zone }: ExportData, sheet: Timesheet): ExcelColumn[] {
  const { columns: names } = exportText;
  const timeOf = (day: TimesheetDay, ms: number) =>
    amount(ms + offsetAt(ms, zone) - Date.parse(day.day));
  const ofColumn = (column: SheetColumn): Pick<ExcelColumn, 'of' | 'sum'> => {
    if (isSumColumn(column)) {
      const sum = (amounts: SheetAmounts) =>
        column === 'difference'
          ? // A time that is negative has no form in Excel.
            number(hoursOf(amountOf(amounts, column)), DIFFERENCE)
          : amount(amountOf(amounts, column));
      const isEmpty = (day: TimesheetDay) =>
        column === 'difference' ? amountOf(day, column) === 0 : day.beginMs === null;
      return { of: (day) => (isEmpty(day) ? null : sum(day)), sum };
    }
    switch (column) {
      case 'begin':
        return { of: (day) => (day.beginMs === null ? null : timeOf(day, day.beginMs)) };
      case 'end':
        return {
          of: (day) => {
            if (day.endMs === null || day.isRunning) return null;
            return day.isUntilEnd
              ? amount(DAY_MS + settings.boundary * HOUR_MS)
              : timeOf(day, day.endMs);
          },
        };
      case 'break':
        return {
          of: (day) => (day.beginMs === null ? null : amount(day.breakMs)),
          sum: ({ breakMs }) => amount(breakMs),
        };
      case 'content':
        return { of: (_, row) => text(row.content, { ...INDENTED, wrap: true }) };
    }
  };
  const days = sheet.weeks.flatMap((week) => week.days);
  const isNoted = days.some(({ mark, remark }) => mark !== null || remark !== '');
  const noted: ExcelColumn[] = [
    { name: names.mark, width: 12, of: (_, row) => text(row.mark) },
    { name: names.remark, width: 24, of: (_, row) => text(row.remark) },
  ];
  return [
    {
      name: names.date,
      width: 20,
      of: ({ day }) => ({
        ...number(Date.parse(day) / DAY_MS + DAYS_BEFORE_1970, DATE),
        align: 'left',
      }),
    },
    { name: names.weekday, width: 8, of: (_, row) => text(row.weekday) },
    { name: names.holiday, width: 16, of: (_, row) => text(row.holiday) },
    ...(isNoted ? noted : []),
    ...settings.columns.map((column) => ({
      name: column === 'difference' ? names.differenceHours : hoursText.sheetColumns[column],
      ...(column === 'content'
        ? { width: 60, style: INDENTED }
        : { width: 8, style: { align: 'right' as const } }),
      ...ofColumn(column),
    })),
  ];
}

/** A header, a row for each day, and one of sums, which are formulas. */
function dailyRows(
  data: ExportData,
  sheet: Timesheet,
  columns: readonly ExcelColumn[],
  /** How many rows stand above. */
  above: number,
  results: Map<string, number>,
): Row[] {
  const { columns: names } = exportText;
  const days = sheet.weeks.flatMap((week) => week.days);
  const style = rowStyleOf(data);
  const [first, last] = [above + 2, above + 1 + days.length];
  const sums = columns.map(({ sum }, index) => {
    if (sum === undefined) return null;
    const letter = String.fromCharCode(FIRST_LETTER + index);
    const cells = `SUM(${letter}${first}:${letter}${last})`;
    return formula(cells, sum(sheet), days.map(sum), results);
  });
  return [
    columns.map(({ name, style }) => ({ value: name, fontWeight: 'bold', ...style })),
    ...days.map((day) => {
      const row = rowTexts(day, style);
      // Beside a text of several lines, the others stand at its first one.
      return columns.map(({ of }) => {
        const cell = of(day, row);
        return cell === null ? null : { ...cell, alignVertical: 'top' as const };
      });
    }),
    [...header([names.total]), ...sums.slice(1)],
    ...(showsScheduled(data.settings.columns)
      ? [
          [...header([names.scheduled]), amount(sheet.scheduledMs)],
          [...header([names.paid]), amount(sheet.paidMs)],
          [...header([names.differenceHours]), number(hoursOf(sheet.differenceMs), DIFFERENCE)],
        ]
      : []),
  ];
}

/** The month, and the person of the sheet. */
function headRows({ settings, month, span }: ExportData): Row[] {
  const { sheetHead } = hoursText;
  const days = month === undefined ? null : sheetHeading({ month, span });
  const title = `${exportText.sheets.daily} ${days ?? `${span.first} – ${span.last}`}`;
  return [
    [{ value: title, type: String, fontWeight: 'bold', fontSize: 14 }],
    [...header([sheetHead.department]), text(settings.department)],
    [...header([sheetHead.name]), text(settings.name)],
    [null],
  ];
}

/** The boxes for those who sign it. */
function footRows(): Row[] {
  const { sheetHead } = hoursText;
  const box = { borderStyle: 'thin', align: 'center' } as const;
  return [
    [null],
    sheetHead.approvals.map((approval) => ({ value: approval, type: String, ...box })),
    sheetHead.approvals.map(() => ({ value: '', type: String, height: 48, ...box })),
  ];
}

function detailedRows(
  { records, zone, nowMs }: ExportData,
  entries: readonly TrackedEntry[],
): Row[] {
  const { record, beginning, ending, note } = detailedColumns;
  const moment = (ms: number) =>
    number((ms + offsetAt(ms, zone)) / DAY_MS + DAYS_BEFORE_1970, DATE_TIME);
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
function text(value: string, style: CellObject = {}): CellObject | null {
  // Excel reads `_x0041_` as the letter with that number.
  const escaped = value.slice(0, TEXT_LENGTH).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return value === '' ? null : { ...style, value: escaped, type: String };
}

function hoursOf(ms: number): number {
  return Math.trunc(ms / MINUTE_MS) / MINUTES_OF_HOUR;
}

function amount(ms: number): NumberCell {
  return number(shownMs(ms) / DAY_MS, HOURS);
}

/** What is shown as the minute that it is in. */
function shownMs(ms: number): number {
  const minute = ms - (ms % MINUTE_MS);
  return Math.min(ms, minute + LAST_OF_MINUTE_MS);
}

/**
 * A sum of cells. Since these lack what would be rounded up, a sum that is to be shown as the exact one
 * gets back what they lack together.
 */
function formula(
  cells: string,
  { value: sum, format }: NumberCell,
  all: readonly NumberCell[],
  results: Map<string, number>,
): Cell {
  const lacking = (sum - all.reduce((added, { value }) => added + value, 0)).toFixed(DECIMALS);
  const more = Number(lacking) === 0 ? '' : `+${lacking}`.replace('+-', '-');
  results.set(`${cells}${more}`, sum);
  return { value: `${cells}${more}`, type: 'Formula', format };
}

type NumberCell = CellObject & { value: number; format: string };

function number(value: number, format: string): NumberCell {
  return { value, type: Number, format };
}
