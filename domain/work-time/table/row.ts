/** A row of any table. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}
