/** The sheets of a workbook from which a table is read (HRS-9, ROU-43). */

interface Sheet<Row> {
  /** Empty for a file that has no sheets. */
  readonly name: string;
  readonly rows: readonly Row[];
}

interface SheetChoice<One> {
  /** The names to choose from, perhaps with `ALL_SHEETS`; empty where no question is left. */
  readonly asked: readonly string[];
  /** The first one as long as the question is open. */
  readonly chosen: readonly One[];
  /** The names of the sheets that are not read; while the question is open, of all that no answer can choose. */
  readonly others: readonly string[];
}

/** No sheet of a workbook goes by it. */
export const ALL_SHEETS = '*';

/**
 * Those that hold a table, or all if none is known as one: with several the user chooses, with the same headings
 * perhaps all of them.
 *
 * @param headingOf the heading of a table; `null` for rows that are none
 */
export function sheetChoice<Row, One extends Sheet<Row>>(
  sheets: readonly One[],
  answer: string | undefined,
  headingOf: (rows: One['rows']) => readonly string[] | null,
): SheetChoice<One> {
  const known = sheets.filter(({ rows }) => headingOf(rows) !== null);
  const tables = known.length > 0 ? known : sheets;
  const headings = new Set(tables.map(({ rows }) => headingOf(rows)?.join('\n').trim()));
  const areAlike = known.length > 1 && headings.size === 1;
  const one = tables.find(({ name }) => name === answer) ?? tables[0];
  const isAll = areAlike && answer === ALL_SHEETS;
  const chosen = isAll ? tables : one ? [one] : [];
  const names = [...tables.map(({ name }) => name), ...(areAlike ? [ALL_SHEETS] : [])];
  const isOpen = tables.length > 1 && !names.includes(answer ?? '');
  const left = isOpen ? tables : chosen;
  return {
    asked: tables.length > 1 ? names : [],
    chosen,
    others: sheets.filter((sheet) => !left.includes(sheet)).map(({ name }) => name),
  };
}
