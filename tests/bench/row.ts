/** One figure with its reference. */
export interface Row {
  readonly figure: string;
  /** The measured figure, with its unit, as it is shown. */
  readonly measured: string;
  /** The reference and its value, as shown: `168.1 kB, the smallest page`. */
  readonly against: string;
  /** The figure that counts: a ratio, or an amount in `unit`. */
  readonly value: number;
  readonly unit: '×' | '%' | 'ms' | '';
  /** Its goal; none for a figure that is noted alone. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number };
}

/** One measurement: it starts what it needs, ends it, and returns its rows. */
export interface Bench {
  /** How it is chosen: `npm run bench -- bytes`. */
  readonly name: string;
  readonly run: () => Promise<readonly Row[]>;
}

export function isMet({ value, limit }: Row): boolean {
  if (!limit) return true;
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** The middle of the values; of an even number of them the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  const [below = Number.NaN, above = Number.NaN] = pair;
  return (below + above) / 2;
}
