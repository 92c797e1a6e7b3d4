/** Counts Unicode code points, so an emoji of one code point counts as one (SES-2). */
export function countCodePoints(text: string): number {
  return [...text].length;
}
