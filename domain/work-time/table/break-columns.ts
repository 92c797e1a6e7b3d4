import { headingWords } from './heading-words.ts';
import { breakEnds, noTime } from './text.ts';

/**
 * The columns of a break's beginning and its end: by their headings, the first goes with the first. Of `Break in` and
 * `Break out` either may come first, and begins it.
 */
export function breakPairs(headings: readonly string[]): [begin: number, end: number][] {
  const [begins = [], ends = []] = [breakEnds.begin, breakEnds.end].map((pattern) =>
    headings.flatMap((heading, index) => {
      const words = headingWords(heading);
      return pattern.test(words) && !noTime.test(words) ? [index] : [];
    }),
  );
  if (begins.length !== ends.length) return [];
  return begins.map((begin, index) => {
    const end = ends[index] ?? begin;
    return [Math.min(begin, end), Math.max(begin, end)];
  });
}
