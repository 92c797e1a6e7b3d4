import type { Lit } from './spin.ts';

/**
 * Shows which line of a list is lit, and scrolls the list, and nothing around it, as little as
 * brings that line into view. It runs with every frame, so it touches the two lines that change and
 * reads all places before it writes: the browser lays out once a frame, not twice.
 *
 * @returns what takes the place of React for one attribute, `data-highlight`
 */
export function lightLine(list: HTMLElement): (lit: Lit | null) => void {
  let before: HTMLElement | null = null;

  return (lit) => {
    const row = lit && rowOf(list, lit.line);
    const scrollTop = row && scrolledTo(list, row);
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

/** Where the list must be scrolled to for a row to be in view; `null` where it is. */
function scrolledTo(list: HTMLElement, row: HTMLElement): number | null {
  const top = row.offsetTop;
  const bottom = top + row.offsetHeight;
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) return top;
  return bottom > scrollTop + clientHeight ? bottom - clientHeight : null;
}
