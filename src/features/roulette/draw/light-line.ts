import type { Lit } from './spin.ts';

/**
 * Shows which line of a list is lit, and scrolls the list, and nothing around it, so that this line
 * is as near to its middle as the list's ends allow. It runs with every frame, so it touches the two
 * rows that change and reads all positions before it writes: one layout per frame, not two.
 *
 * @returns sets one attribute, `data-highlight`, without React
 */
export function lightLine(list: HTMLElement): (lit: Lit | null) => void {
  let before: HTMLElement | null = null;

  return (lit) => {
    const row = lit && rowOf(list, lit.line);
    const scrollTop = row && centred(list, row);
    if (before !== row) before?.removeAttribute('data-highlight');
    if (row) row.dataset.highlight = lit.highlight;
    if (scrollTop !== null) list.scrollTop = scrollTop;
    before = row;
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
