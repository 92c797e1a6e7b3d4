/** A heading such as `timeSpentSeconds` or `duration_seconds` as people would write it. */
export function headingWords(heading: string): string {
  const plain = heading.normalize('NFKC');
  return plain.replace(/([a-z])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
}
