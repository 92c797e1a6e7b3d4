/** A row of any table. */
export interface Row {
  readonly line: number;
  /** The name of its sheet, where rows are of several. */
  readonly sheet?: string;
  readonly cells: readonly string[];
  /** The lines above the heading that is nearest above it, and its sheet, where there are several of them. */
  readonly above?: string;
}

/** The cells of a column in which something is written. */
export function filledCells(rows: readonly Row[], column: number): string[] {
  return rows.flatMap(({ cells }) => cells[column] || []);
}

/** True if most of a column's filled cells are so. */
export function areMostly(
  rows: readonly Row[],
  column: number,
  fits: (cell: string) => boolean,
): boolean {
  const filled = filledCells(rows, column);
  return filled.length > 0 && filled.filter(fits).length > filled.length / 2;
}

export interface Sheet {
  /** Empty for a file that has no sheets. */
  readonly name: string;
  readonly rows: readonly Row[];
}
