import { sheetChoice } from '#domain/sheet-choice.ts';
import { haveTimes } from './column-use.ts';
import { guessColumns } from './guess-columns.ts';
import { countTitles } from './layout.ts';
import { plainRows } from './plain-rows.ts';
import type { Row, Sheet } from './row.ts';

/** The sheets of a workbook from which hours are read. @param answer a name, or `ALL_SHEETS` */
export function hourSheets(sheets: readonly Sheet[], answer?: string) {
  const headed = sheets.map((sheet) => ({ ...sheet, rows: plainRows(sheet.rows) }));
  return sheetChoice<Row, Sheet>(headed, answer, (rows) => {
    const guessed = guessColumns(rows);
    if (!haveTimes(guessed)) return null;
    return guessed.hasHeading ? (rows[countTitles(rows)]?.cells ?? null) : null;
  });
}
