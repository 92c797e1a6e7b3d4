/**
 * Scrolls a list, and nothing around it, as little as shows a line.
 *
 * @param line from 1
 */
export function keepLineInView(list: HTMLElement, line: number): void {
  const row = list.children[line - 1];
  if (!(row instanceof HTMLElement)) return;
  const top = row.offsetTop;
  const bottom = top + row.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
