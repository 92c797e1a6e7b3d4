/**
 * The colours of records, the same on all devices: they follow from the records' ids, which an import
 * keeps, and from the order in which they were made. They are stored nowhere (TRK-46).
 */

/** The first ones are the farthest apart: most people have few records. */
const FIRST = 6;

/** Hues of equal lightness, on a light ground and on a dark one; the theme's paper is read as text on them. */
const hues = [
  ['#3665e4', '#87acfe'],
  ['#b05400', '#fd8d29'],
  ['#068472', '#41c7ae'],
  ['#c22182', '#ff72d1'],
  ['#288802', '#69c853'],
  ['#8843db', '#bd96fe'],
  ['#896f02', '#c9ab4b'],
  ['#077ca4', '#2bbdf5'],
  ['#d4062c', '#fe838b'],
  ['#6c727b', '#a8aeb8'],
] as const;

/** The colour of all records that share one bar in a chart. */
export const OTHERS_COLOR = onBothGrounds(['#888e99', '#6b7280']);

/**
 * Each record has the colour that follows from its id, or the next one that no older record has; from the
 * eleventh on they repeat. CSS colours: another one for each ground, 3:1 against it (UI-1).
 */
export function recordColors(
  records: readonly { id: string; number: number | null }[],
): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  let free = new Set(hues.keys());
  // A record without a number is the newest.
  for (const { id } of records.toSorted((one, other) => age(one) - age(other))) {
    if (free.size === 0) free = new Set(hues.keys());
    const wanted = hashOf(id);
    const from = Math.min(...free) < FIRST ? 0 : FIRST;
    const length = from === 0 ? FIRST : hues.length - FIRST;
    const places = Array.from({ length }, (_, step) => from + ((wanted + step) % length));
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
