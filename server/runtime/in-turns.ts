import { setImmediate as nextTurn } from 'node:timers/promises';

/** Databases take only so many values in a statement. */
const ROWS_A_STATEMENT = 500;

/**
 * The rows in parts that one statement can take, with a turn of the event loop after each: a database in this
 * process responds at once, and files are to be served meanwhile.
 */
export async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    yield rows.slice(from, from + ROWS_A_STATEMENT);
    await nextTurn();
  }
}
