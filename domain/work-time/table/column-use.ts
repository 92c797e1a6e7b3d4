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
  'break',
  'kind',
  'person',
  'client',
  'unused',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** The uses of columns that tell when an entry begins and ends. */
export const ENDPOINTS: readonly ColumnUse[] = ['begin', 'end'];

/** The meaning of a table's columns. */
export interface Columns {
  readonly uses: readonly ColumnUse[];
  readonly hasHeading: boolean;
}

/** Uses that a table has once: their columns are not read together. */
const HAD_ONCE: readonly ColumnUse[] = ['date', 'duration', 'break', 'kind', 'record', 'client'];

/** The uses after one was chosen: a use that is had once moves to the column chosen last. */
export function movedUses(before: readonly ColumnUse[], after: readonly ColumnUse[]): ColumnUse[] {
  const chosen = after.findIndex((use, index) => use !== before[index]);
  const use = after[chosen];
  const moves = use !== undefined && HAD_ONCE.includes(use);
  return after.map((one, index) => (moves && one === use && index !== chosen ? 'unused' : one));
}

type Uses = Pick<Columns, 'uses'>;

const has = ({ uses }: Uses, ...some: ColumnUse[]) => some.some((use) => uses.includes(use));

/** True if a row has one time, and a word for what begins or ends then. */
export function areOfPunches(columns: Uses): boolean {
  return has(columns, 'kind') && !has(columns, 'end', 'end-time', 'duration');
}

/** True if these columns tell when entries began, and their ends or lengths. */
export function haveTimes(columns: Columns): boolean {
  const isLong = has(columns, 'end', 'end-time', 'duration', 'kind');
  return isLong && has(columns, 'begin', 'begin-time', 'date');
}

/** True if these columns tell times, and a task unless all entries are of one that is named. */
export function areEnough(columns: Columns, taskOfAll: string): boolean {
  return haveTimes(columns) && (has(columns, 'record', 'note') || taskOfAll !== '');
}
