/** The CSV files; they are written as spreadsheets read them (HRS-8). */
import { offsetTimeFormatter } from '#domain/calendar/zone-offset.ts';
import { detailedCsvHeader } from '#domain/work-time/csv/detailed-csv.ts';
import { decimalHours, wholeMinutes } from '#domain/work-time/format-hours.ts';
import { csvFile } from '#lib/spreadsheet.ts';
import { nameOf } from '../name-of.ts';
import { rowTexts } from '../views/row-texts.ts';
import { type ExportData, exportedDays } from './export-data.ts';
import { exportText } from './text.ts';

/** A line for each day, without the entries. */
export function dailyCsv(data: ExportData): Blob {
  const { records, holidays } = data;
  const { columns } = exportText;
  const header = [
    ...[columns.date, columns.weekday, columns.holiday, columns.begin, columns.end],
    ...[columns.breakMinutes, columns.workMinutes, columns.workHours, columns.content],
  ];
  const rows = exportedDays(data).map((day) => {
    const row = rowTexts(day, records, holidays, 'clock');
    const isWorkday = day.beginMs !== null;
    return [
      ...[day.day.replaceAll('-', '/'), row.weekday, row.holiday, row.begin, row.end],
      isWorkday ? String(wholeMinutes(day.breakMs)) : '',
      isWorkday ? String(wholeMinutes(day.totalMs)) : '',
      isWorkday ? decimalHours(day.totalMs).toFixed(2) : '',
      row.content,
    ];
  });
  return csvFile([header, ...rows]);
}

/** A line for each whole entry, as the import reads it. */
export function detailedCsv({ entries, records, zone, nowMs }: ExportData): Blob {
  const format = offsetTimeFormatter(zone);
  const rows = entries.map(({ recordId, beginningMs, endingMs, note }) => {
    const ms = Math.max(0, (endingMs ?? nowMs) - beginningMs);
    return [
      nameOf(records, recordId),
      format(beginningMs),
      endingMs === null ? '' : format(endingMs),
      String(wholeMinutes(ms)),
      decimalHours(ms).toFixed(2),
      note,
    ];
  });
  return csvFile([detailedCsvHeader, ...rows]);
}
