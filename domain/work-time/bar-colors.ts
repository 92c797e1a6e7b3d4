/** The colours of records in a report: one hue each, told apart from the ground 3:1 (UI-1). */

/** On a light ground, and on a dark one. */
const hues = [
  ['#4757b8', '#8f9bf2'],
  ['#0f766e', '#3fb8ad'],
  ['#b45309', '#e0a13f'],
  ['#a8326e', '#e58ab8'],
  ['#4d7c0f', '#94c356'],
  ['#7446b0', '#bf9bf0'],
  ['#0b6e99', '#5fb6dd'],
] as const;
const others = ['#6b7280', '#9aa3b2'] as const;

/** How many records have a hue of their own. */
export const HUES = hues.length;

/** The colour of the record at a place, the longest first; those without a hue share one. */
export function barColor(place: number): string {
  const [light, dark] = hues[place] ?? others;
  return `light-dark(${light}, ${dark})`;
}
