import { dsvFormat } from 'd3-dsv';

/** The first column of a table, one line a row; what breaks a line inside a cell becomes a space. */
export function firstColumn(table: string, delimiter: ',' | '\t'): string[] {
  return dsvFormat(delimiter)
    .parseRows(table)
    .map(([cell = '']) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '');
}
