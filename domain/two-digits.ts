/** A part of a date or a clock in two digits: `07` for 7, and for 7.9. */
export function twoDigits(part: number): string {
  return String(Math.floor(part)).padStart(2, '0');
}
