/** The uses of a table's columns (HRS-9). Several columns of one use are read together. */
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

/** True if these columns tell its times or its length, and a task unless all entries are of one that is named. */
export function areEnough({ uses }: Columns, taskOfAll = ''): boolean {
  const has = (...some: ColumnUse[]) => some.some((use) => uses.includes(use));
  const isLong = has('end', 'end-time', 'duration');
  const isNamed = has('record', 'note') || taskOfAll !== '';
  return isNamed && isLong && (has('begin', 'begin-time') || has('date'));
}
