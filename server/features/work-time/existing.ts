import { NotFoundError } from '#server/runtime/errors.ts';

/** The row that was looked for. Throws a `NotFoundError` if there is none. */
export function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new NotFoundError();
  return row;
}
