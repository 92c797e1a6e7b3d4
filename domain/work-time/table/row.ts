/** A row of any table. */
export interface Row {
  readonly line: number;
  /** The name of its sheet, where rows are of several. */
  readonly sheet?: string;
  readonly cells: readonly string[];
  /** The lines above the heading that is nearest above it, and its sheet, where there are several of them. */
  readonly above?: string;
}

export interface Sheet {
  /** Empty for a file that has no sheets. */
  readonly name: string;
  readonly rows: readonly Row[];
}
