import type { Lit } from '../spin/spin.ts';

/**
 * Shows the lit line of a list and the lines that glow behind it. A list that does not fit its stage is
 * covered by a drum while it spins.
 *
 * @returns sets the attributes `data-highlight` and `data-trail` without React; returns the lit row. Called
 * with every frame, it touches only rows that change.
 */
export function lightLine(list: HTMLElement) {
  let before: HTMLElement | null = null;
  let glowing: HTMLElement[] = [];
  let spins = false;
  let isCovered = false;

  return (lit: Pick<Lit, 'line' | 'highlight' | 'trail'> | null): HTMLElement | null => {
    const isSpinning = lit?.highlight === 'spinning';
    // Once a spin: reading a size may lay out the page.
    if (isSpinning && !spins) isCovered = overflows(list);
    spins = isSpinning;
    const isShown = lit !== null && !(isSpinning && isCovered);
    const row = isShown ? rowOf(list, lit.line) : null;
    const trail = isShown ? lit.trail.flatMap((line) => rowOf(list, line) ?? []) : [];
    if (before !== row) before?.removeAttribute('data-highlight');
    if (row) row.dataset.highlight = lit?.highlight;
    for (const old of glowing) if (!trail.includes(old)) old.removeAttribute('data-trail');
    for (const [index, glow] of trail.entries()) glow.dataset.trail = String(index + 1);
    before = row;
    glowing = trail;
    return row;
  };
}

/** Tells whether a list is longer than the stage. */
export function overflows(list: HTMLElement): boolean {
  // Fractions of a pixel are no reason to scroll.
  return list.scrollHeight > list.clientHeight + 1;
}

function rowOf(list: HTMLElement, line: number): HTMLElement | null {
  return list.querySelector<HTMLElement>(`:scope > [data-index="${line - 1}"]`);
}

/** Gives the scroll position that brings a row as near to the middle of its list as the ends allow. */
export function centred(list: HTMLElement, row: HTMLElement): number {
  const middle = row.offsetTop + row.offsetHeight / 2;
  return Math.max(0, middle - list.clientHeight / 2);
}
