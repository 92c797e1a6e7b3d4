import { setImmediate as nextTurn } from 'node:timers/promises';

/** Databases take only so many values in a statement. */
const ROWS_A_STATEMENT = 500;

/** Read and worked on in one turn of the event loop. */
export const ROWS_A_TURN = 500;

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

/**
 * Pages of rows with a turn of the event loop after each, so that nobody else waits for all of them.
 *
 * @param signal ends it, with its reason as the error
 */
export async function* pagesInTurns<Row>(
  pages: AsyncIterable<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  for await (const page of pages) {
    yield page;
    await nextTurn();
    signal.throwIfAborted();
  }
}
