import type { Lit } from './spin.ts';

/**
 * Shows which line of a list is lit and which glow behind it, and scrolls the list, and nothing
 * around it, so that the lit line is as near to its middle as the list's ends allow. It runs with
 * every frame, so it touches only rows that change and reads all positions before it writes: one
 * layout per frame, not two.
 *
 * @returns sets two attributes, `data-highlight` and `data-trail`, without React
 */
export function lightLine(list: HTMLElement): (lit: Lit | null) => void {
  let before: HTMLElement | null = null;
  let glowing: HTMLElement[] = [];

  return (lit) => {
    const row = lit && rowOf(list, lit.line);
    const scrollTop = row && centred(list, row);
    const trail = lit?.trail.flatMap((line) => rowOf(list, line) ?? []) ?? [];
    // Scrolling comes first: after a change of attributes it would lay out the list once more.
    if (scrollTop !== null) list.scrollTop = scrollTop;
    if (before !== row) before?.removeAttribute('data-highlight');
    if (row) row.dataset.highlight = lit.highlight;
    for (const old of glowing) if (!trail.includes(old)) old.removeAttribute('data-trail');
    for (const [index, glow] of trail.entries()) glow.dataset.trail = String(index + 1);
    // The drawn row has grown: what its middle is now is read again, once a spin.
    if (row && lit.highlight === 'final') list.scrollTop = centred(list, row);
    before = row;
    glowing = trail;
  };
}

function rowOf(list: HTMLElement, line: number): HTMLElement | null {
  const row = list.children[line - 1];
  return row instanceof HTMLElement ? row : null;
}

/** Where the list must be scrolled to for a row to stand in the middle. */
function centred(list: HTMLElement, row: HTMLElement): number {
  const middle = row.offsetTop + row.offsetHeight / 2;
  return Math.max(0, middle - list.clientHeight / 2);
}
