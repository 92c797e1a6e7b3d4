/** The uses of a table's columns (HRS-23). Several columns of one use are read together. */
export const columnUses = [
  'record',
  'note',
  'begin',
  'end',
  'date',
  'begin-time',
  'end-time',
  'duration',
  'person',
  'client',
  'unused',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The meaning of a table's columns. */
export interface Columns {
  readonly uses: readonly ColumnUse[];
  readonly hasHeading: boolean;
}

const has = ({ uses }: Columns, ...some: ColumnUse[]) => some.some((use) => uses.includes(use));

/** True if these columns tell when entries began, and their ends or lengths. */
export function haveTimes(columns: Columns): boolean {
  const isLong = has(columns, 'end', 'end-time', 'duration');
  return isLong && has(columns, 'begin', 'begin-time', 'date');
}

/** True if these columns tell times, and a task unless all entries are of one that is named. */
export function areEnough(columns: Columns, taskOfAll: string): boolean {
  return haveTimes(columns) && (has(columns, 'record', 'note') || taskOfAll !== '');
}
