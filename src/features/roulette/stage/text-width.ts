/** About how wide a text is, in the widths of a kanji. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character < '\u1100' ? 0.6 : 1;
  return Math.max(1, width);
}
