/**
 * The colours of records, the same on all devices: they follow from the records' ids, which an import
 * keeps, and from the order in which they were made. They are stored nowhere (TRK-46).
 */

/** The first ones are the brightest: most people have few records. */
const BRIGHT = 6;

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

/** The colour of all records that share one bar in a chart. */
export const OTHERS_COLOR = onBothGrounds(['#6b7280', '#9aa3b2']);

/**
 * Each record has the colour that its id stands for, or the next one that no older record has; from the
 * thirteenth on they repeat. CSS colours: another one for each ground, 3:1 against it (UI-1).
 */
export function recordColors(
  records: readonly { id: string; number: number | null }[],
): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  let free = new Set(hues.keys());
  // What has no number yet is the newest.
  for (const { id } of records.toSorted((one, other) => age(one) - age(other))) {
    if (free.size === 0) free = new Set(hues.keys());
    const wanted = hashOf(id);
    const from = Math.min(...free) < BRIGHT ? 0 : BRIGHT;
    const places = Array.from({ length: BRIGHT }, (_, step) => from + ((wanted + step) % BRIGHT));
    const place = places.find((at) => free.has(at)) ?? 0;
    free.delete(place);
    colors.set(id, onBothGrounds(hues[place] ?? hues[0]));
  }
  return colors;
}

/** A quiet ground of a colour, on which the theme's text is read. */
export function groundOf(color: string): string {
  return `color-mix(in srgb, ${color} 24%, transparent)`;
}

function age({ number }: { number: number | null }): number {
  return number ?? Number.MAX_SAFE_INTEGER;
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
