import { sheetChoice } from '../sheet-choice.ts';
import { fromHeading, guessNameColumns } from './names-of-table.ts';

type Cells = readonly string[];
interface Sheet {
  readonly name: string;
  readonly rows: readonly { readonly cells: Cells }[];
}

/**
 * The rows of a roster from its heading on, of the sheet that was chosen or of all (ROU-43).
 *
 * @param answer a name, or `ALL_SHEETS`
 */
export function rosterOf(sheets: readonly Sheet[], answer?: string) {
  const rowsOf = (rows: Sheet['rows']) => fromHeading(rows.map(({ cells }) => cells));
  const { chosen, ...choice } = sheetChoice<Sheet['rows'][number], Sheet>(
    sheets,
    answer,
    (rows) => {
      const roster = rowsOf(rows);
      return guessNameColumns(roster).hasHeading ? (roster[0] ?? null) : null;
    },
  );
  const [first = [], ...others] = chosen.map(({ rows }) => rowsOf(rows));
  return { ...choice, rows: [...first, ...others.flatMap((rows) => rows.slice(1))] };
}
