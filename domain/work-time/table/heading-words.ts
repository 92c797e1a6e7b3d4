/** The space of `氏　名`, which makes a short heading wide. */
const BETWEEN_KANJI = /(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu;

/** A heading such as `timeSpentSeconds`, `duration_seconds` or `日　付` as people would write it. */
export function headingWords(heading: string): string {
  const plain = heading.normalize('NFKC').replace(BETWEEN_KANJI, '');
  return plain.replace(/([a-z])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
}
