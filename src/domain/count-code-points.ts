/** Counts characters as the server does: an emoji of one code point is one. */
export function countCodePoints(text: string): number {
  return [...text].length;
}
