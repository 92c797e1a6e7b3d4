import { dsvFormat } from 'd3-dsv';

/** A CSV file that spreadsheets open as it is: with a byte order mark and line ends of Windows. */
export function csvOfRows(rows: string[][]): string {
  const csv = dsvFormat(',');
  return `\ufeff${rows.map((row) => `${csv.formatRow(row)}\r\n`).join('')}`;
}
