/** Tables for spreadsheets. No cell is a formula there, whatever its text was (ROU-23, HRS-8). */
import Papa from 'papaparse';
import { markFormula } from '#domain/csv/formula.ts';

/** A table as rows of cells; numbers are none that could calculate anything. */
export type Rows = readonly (readonly (string | number)[])[];

/** Without it Excel takes UTF-8 for the encoding of the system. */
const BYTE_ORDER_MARK = '\ufeff';

/** A CSV file that spreadsheets open as it is: with a byte order mark and line ends of Windows. */
export function csvFile(rows: Rows): Blob {
  const text = Papa.unparse(rows.map((row) => row.map(cellText)));
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function cellText(cell: string | number): string {
  return typeof cell === 'number' ? String(cell) : markFormula(cell);
}

/** A text to be copied and pasted. Tabs and line breaks, which would begin another cell, become spaces. */
export function pastedTable(rows: Rows): string {
  const cellOf = (cell: string | number) =>
    cellText(typeof cell === 'number' ? cell : cell.replace(/[\t\r\n]+/g, ' '));
  return Papa.unparse(
    rows.map((row) => row.map(cellOf)),
    { delimiter: '\t', newline: '\n' },
  );
}
