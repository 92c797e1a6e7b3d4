/** The parts of a commitment (ROU-24): with it nobody can change a draw after the press. */
export interface Committed {
  target: number;
  /** Random, so that nobody finds the target by trying all. */
  nonce: string;
  /** The lines that the spin runs over, in their order. */
  lines: readonly { line: number; item: string }[];
}

/**
 * The text of a commitment, which is its SHA-256. Anybody can make it after the spin from the page:
 * target, nonce, then each line as the screen shows it, with a line feed between them.
 */
export function commitmentText({ target, nonce, lines }: Committed): string {
  const rows = lines.map(({ line, item }) => `${line}: ${item}`);
  return [`target=${target}`, `nonce=${nonce}`, ...rows].join('\n');
}
