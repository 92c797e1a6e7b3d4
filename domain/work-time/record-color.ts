/**
 * The colour of a record, the same on all devices: it follows from the record's id, which an import
 * keeps, and is stored nowhere (TRK-46).
 */

/** On a light ground, and on a dark one; people who see fewer colours tell them apart by their lightness. */
const hues = [
  ['#4f69d7', '#7d98f5'],
  ['#9b4805', '#de844f'],
  ['#3595a4', '#8de8f8'],
  ['#60104c', '#ac5892'],
  ['#998700', '#ebd96e'],
  ['#2f1c8b', '#6c6ecb'],
  ['#778e71', '#c7e0c1'],
  ['#7d585d', '#a88085'],
  ['#4f6097', '#adc2ff'],
  ['#423717', '#867958'],
  ['#644534', '#cca995'],
  ['#4d437a', '#8b83bf'],
] as const;

/** Of all records that share one bar in a chart. */
export const OTHERS_COLOR = onBothGrounds(['#6b7280', '#9aa3b2']);

/** A CSS colour: another one for each ground, 3:1 against it (UI-1). */
export function recordColor(recordId: string): string {
  return onBothGrounds(hues[hashOf(recordId) % hues.length] ?? hues[0]);
}

function onBothGrounds([light, dark]: readonly [string, string]): string {
  return `light-dark(${light}, ${dark})`;
}

/** FNV-1a: spreads ids evenly, numbers in a row among them. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
