/** The parts of a commitment (ROU-24): with it nobody can change a draw after the press. */
export interface Committed {
  /** What was drawn, by the kind of the draw, such as `target=20`. */
  values: readonly string[];
  /** Random, so that nobody finds the values by trying all. */
  nonce: string;
  /** The lines that the spin runs over, in their order. */
  lines: readonly { line: number; item: string }[];
}

/**
 * The text of a commitment, which is its SHA-256. Anybody can make it after the spin from the page:
 * values, nonce, then each line as the screen shows it, with a line feed between them.
 */
export function commitmentText({ values, nonce, lines }: Committed): string {
  const rows = lines.map(({ line, item }) => `${line}: ${item}`);
  return [...values, `nonce=${nonce}`, ...rows].join('\n');
}
