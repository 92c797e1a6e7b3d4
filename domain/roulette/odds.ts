import { sameText } from './same-text.ts';

/** The odds of one item, as the fraction `count/total`. */
export interface Odds {
  item: string;
  /** The number of lines with this text. */
  count: number;
  /** The number of all lines. */
  total: number;
}

/** The odds of each distinct line, in the order of their first lines: a repeated line is its weight. */
export function oddsOfLines(lines: readonly string[]): Odds[] {
  const counts = new Map<string, number>();
  for (const line of lines.map(sameText)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([item, count]) => ({ item, count, total: lines.length }));
}
