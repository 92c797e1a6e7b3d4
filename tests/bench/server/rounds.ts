import { median } from '../row.ts';

/**
 * Measures the subjects in turn, round after round (A B A B …), so that other load on the machine
 * affects all of them, and returns the median of each. A warm-up round is discarded.
 */
export async function alternate<Subject extends string>(
  rounds: number,
  subjects: Readonly<Record<Subject, () => Promise<number>>>,
): Promise<Record<Subject, number>> {
  const measures = Object.entries<() => Promise<number>>(subjects);
  const measured = new Map<string, number[]>(measures.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, measure] of measures) {
      const value = await measure();
      if (round > 0) measured.get(name)?.push(value);
    }
  }
  const medians = [...measured].map(([name, values]) => [name, median(values)]);
  return Object.fromEntries(medians);
}
