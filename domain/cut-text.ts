/**
 * The first letters of a text, and … if it has more. An emoji of several people is one letter, as is a flag, or a
 * letter with its marks (UI-36).
 *
 * @param sizeOf tells how much of `most` a letter takes; without it each takes one
 */
export function cutText(text: string, most: number, sizeOf = (_letter: string) => 1): string {
  if (text.length <= most) return text;
  let kept = '';
  let size = 0;
  for (const letter of lettersOf(text)) {
    size += sizeOf(letter);
    if (size > most) return `${kept}…`;
    kept += letter;
  }
  return text;
}

function lettersOf(text: string): string[] {
  // Older browsers know code points alone.
  if (typeof Intl.Segmenter !== 'function') return [...text];
  const letters = new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}
