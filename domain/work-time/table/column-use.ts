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

/** True if these columns tell a task, and its times or its length. */
export function areEnough({ uses }: Columns): boolean {
  const has = (...some: ColumnUse[]) => some.some((use) => uses.includes(use));
  const isLong = has('end', 'end-time', 'duration');
  return has('record', 'note') && isLong && (has('begin', 'begin-time') || has('date'));
}
