import { headingWords } from './heading-words.ts';
import { breakEnds, noTime } from './text.ts';

/** The columns of a break's beginning and its end: by their headings, the first goes with the first. */
export function breakPairs(headings: readonly string[]): [begin: number, end: number][] {
  const [begins = [], ends = []] = [breakEnds.begin, breakEnds.end].map((pattern) =>
    headings.flatMap((heading, index) => {
      const words = headingWords(heading);
      return pattern.test(words) && !noTime.test(words) ? [index] : [];
    }),
  );
  if (begins.length !== ends.length) return [];
  return begins.map((begin, index) => [begin, ends[index] ?? begin]);
}
