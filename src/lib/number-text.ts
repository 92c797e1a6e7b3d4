/**
 * A whole number as it is written in Japanese: `10,000`. Most have no group: the first use of the
 * browser's number formats, which takes a phone some 70 ms, is left to larger numbers.
 */
export function numberText(value: number): string {
  return value < 1000 ? String(value) : value.toLocaleString('ja-JP');
}
