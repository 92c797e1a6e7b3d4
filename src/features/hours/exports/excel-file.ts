/** The Excel file: a sheet of days and a sheet of entries (HRS-8). */
import writeXlsxFile, { type CellObject, type Feature, type Row } from 'write-excel-file/browser';
import type { SheetColumn } from '#contract/timesheet.ts';
import type { Day } from '#domain/calendar/day.ts';
import { offsetAt } from '#domain/calendar/zone-offset.ts';
import { NO_BALANCE } from '#domain/work-time/balance.ts';
import { detailedColumns } from '#domain/work-time/table/text.ts';
import type { SheetAmounts } from '#domain/work-time/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { groupOf, nameOf } from '#domain/work-time/work-record.ts';
import { hoursText } from '../text.ts';
import { shownTimeMs } from '../timesheet/row-texts.ts';
import { amountOf, showsScheduled } from '../timesheet/sheet-columns.ts';
import { sheetHeading } from '../timesheet/sheet-heading.ts';
import {
  amount,
  dayCount,
  difference,
  formula,
  header,
  moment,
  type NumberCell,
  text,
} from './excel-cells.ts';
import {
  type ExportData,
  type ExportedDay,
  type ExportedSheet,
  entryMs,
  exportedSheet,
} from './export-data.ts';
import { exportText } from './text.ts';

const DATE = 'yyyy/mm/dd';
const DATE_TIME = 'yyyy/mm/dd hh:mm:ss';
const FIRST_LETTER = 'A'.charCodeAt(0);
/** A text behind a column of numbers. */
const INDENTED = { align: 'left', indent: 1 } as const;

export function excelFile(data: ExportData): Promise<Blob> {
  const { sheets } = exportText;
  const sheet = exportedSheet(data);
  const columns = excelColumns(data, sheet);
  const head = headRows(data);
  return writeXlsxFile(
    [
      {
        sheet: sheets.daily,
        data: [...head, ...dailyRows(data, sheet, columns, head.length), ...footRows()],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: head.length + 1,
        orientation: 'landscape',
      },
      {
        sheet: sheets.detailed,
        data: detailedRows(data, sheet.wholeEntries),
        columns: [24, 20, 20, 8, 40, 20].map((width) => ({ width })),
        stickyRowsCount: 1,
        orientation: 'landscape',
      },
    ],
    { features: [withPagesAndResults] },
  ).toBlob();
}

/**
 * Printed, the first sheet is one page of A4, and the second as many as its rows need. Each formula has its
 * result with it: protected views, previews and programs that read files do not calculate.
 */
const withPagesAndResults: Feature<File | Blob | ArrayBuffer> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            // The first element, or Excel takes the file for a damaged one.
            .replace(/<worksheet\b[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(/<f>([^<=]*)=([^<]*)<\/f>/g, '<f>$1</f><v>$2</v>'),
        transformElementAttributes: (tag, attributes, _, { sheet }) =>
          tag === 'pageSetup' && sheet === exportText.sheets.detailed
            ? { ...attributes, fitToHeight: 0 }
            : attributes,
      },
    },
  },
};

/** A column of the first sheet: its cell of a day and, where it is added up, of all days. */
interface ExcelColumn {
  name: string;
  width: number;
  /** The style of its name. */
  style?: CellObject;
  of: (day: ExportedDay) => CellObject | null;
  sum?: (amounts: SheetAmounts) => NumberCell;
}

function excelColumns(data: ExportData, { isNoted }: ExportedSheet): ExcelColumn[] {
  const { columns: names } = exportText;
  const noted: ExcelColumn[] = [
    { name: names.mark, width: 12, of: ({ row }) => text(row.mark) },
    { name: names.remark, width: 24, of: ({ row }) => text(row.remark) },
  ];
  return [
    {
      name: names.date,
      width: 20,
      of: ({ day }) => ({ ...moment(Date.parse(day), DATE), align: 'left' }),
    },
    { name: names.weekday, width: 8, of: ({ row }) => text(row.weekday) },
    { name: names.holiday, width: 16, of: ({ row }) => text(row.holiday) },
    ...(isNoted ? noted : []),
    ...data.settings.columns.map((column) => ({
      name: column === 'difference' ? names.differenceHours : hoursText.sheetColumns[column],
      ...(column === 'content'
        ? { width: 60, style: INDENTED }
        : { width: 8, style: { align: 'right' as const } }),
      ...cellsOf(column, data),
    })),
  ];
}

function cellsOf(column: SheetColumn, { zone }: ExportData): Pick<ExcelColumn, 'of' | 'sum'> {
  const timeOf = (day: Day, ms: number) => amount(shownTimeMs(day, ms, zone));
  switch (column) {
    case 'begin':
      return { of: ({ day, beginMs }) => (beginMs === null ? null : timeOf(day, beginMs)) };
    case 'end':
      return {
        of: ({ day, endMs, isRunning }) =>
          endMs === null || isRunning ? null : timeOf(day, endMs),
      };
    case 'content':
      return { of: ({ row }) => text(row.content, { ...INDENTED, wrap: true }) };
    case 'difference': {
      const sum = (amounts: SheetAmounts) => difference(amountOf(amounts, column));
      return { of: (day) => (amountOf(day, column) === 0 ? null : sum(day)), sum };
    }
    default: {
      const sum = (amounts: SheetAmounts) =>
        amount(column === 'break' ? amounts.breakMs : amountOf(amounts, column));
      return { of: (day) => (day.beginMs === null ? null : sum(day)), sum };
    }
  }
}

/**
 * A header, a row for each day, and one of sums, which are formulas.
 *
 * @param above the number of rows above
 */
function dailyRows(
  { settings }: ExportData,
  sheet: ExportedSheet,
  columns: readonly ExcelColumn[],
  above: number,
): Row[] {
  const { columns: names } = exportText;
  const { days } = sheet;
  const { balanceMs, leaveDays } = sheet.balance ?? NO_BALANCE;
  const [first, last] = [above + 2, above + 1 + days.length];
  const sums = columns.map(({ sum }, index) => {
    if (sum === undefined) return null;
    const letter = String.fromCharCode(FIRST_LETTER + index);
    const cells = `SUM(${letter}${first}:${letter}${last})`;
    return formula(cells, sum(sheet), days.map(sum));
  });
  return [
    columns.map(({ name, style }) => ({ value: name, fontWeight: 'bold', ...style })),
    ...days.map((day) =>
      columns.map(({ of }) => {
        const cell = of(day);
        // Cells beside a text of several lines are level with its first line.
        return cell === null ? null : { ...cell, alignVertical: 'top' as const };
      }),
    ),
    [...header([names.total]), ...sums.slice(1)],
    ...(showsScheduled(settings.columns)
      ? [
          [...header([names.scheduled]), amount(sheet.scheduledMs)],
          [...header([names.paid]), amount(sheet.paidMs)],
          [
            ...header([
              sheet.leftMs === null ? names.differenceHours : exportText.decimal(names.toDate),
            ]),
            difference(sheet.differenceMs),
          ],
          ...(sheet.leftMs === null ? [] : [[...header([names.remaining]), amount(sheet.leftMs)]]),
        ]
      : []),
    ...(sheet.excessMs === null ? [] : [[...header([names.excess]), amount(sheet.excessMs)]]),
    ...(balanceMs === null
      ? []
      : [[...header([exportText.decimal(names.balance)]), difference(balanceMs)]]),
    ...(leaveDays === null ? [] : [[...header([exportText.leave]), dayCount(leaveDays)]]),
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

/** The boxes of who signs it. */
function footRows(): Row[] {
  const { sheetHead } = hoursText;
  const box = { borderStyle: 'thin', align: 'center' } as const;
  return [
    [null],
    sheetHead.approvals.map((approval) => ({ value: approval, type: String, ...box })),
    sheetHead.approvals.map(() => ({ value: '', type: String, height: 48, ...box })),
  ];
}

function detailedRows(data: ExportData, entries: readonly TrackedEntry[]): Row[] {
  const { records, zone } = data;
  const { record, beginning, ending, note, group } = detailedColumns;
  const localMoment = (ms: number) => moment(ms + offsetAt(ms, zone), DATE_TIME);
  return [
    header([record, beginning, ending, exportText.columns.duration, note, group]),
    ...entries.map(({ recordId, beginningMs, endingMs, note: noted }) => [
      text(nameOf(records, recordId)),
      localMoment(beginningMs),
      endingMs === null ? null : localMoment(endingMs),
      amount(entryMs({ beginningMs, endingMs }, data)),
      text(noted),
      text(groupOf(records, recordId)),
    ]),
  ];
}
