/** Words that are looked for in entries (TRK-60). */

/** A text as it is compared: its forms of compatibility (ﾃｽﾄ, テスト) and its case make no difference. */
function folded(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase();
}

/** The words of a query, folded; none if it holds white space alone. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** The words that do not occur in a text. @param words folded ones */
export function wordsNotIn(words: readonly string[], text: string): string[] {
  if (words.length === 0) return [];
  const among = folded(text);
  return words.filter((word) => !among.includes(word));
}
