import { useLayoutEffect } from 'react';
import type { LongRowsProps } from './long-rows.ts';
import type { Lit } from './spin.ts';

/**
 * The rows of a long list during a spin: as many as are in sight, with the lit one in the middle.
 * The lines pass through them: a tick writes a few texts and attributes, scrolls nothing and renders
 * nothing.
 */
export function PassingRows({ items, gone, lit, list, size }: LongRowsProps) {
  const around = Math.ceil(size.height / size.row / 2);
  const offsets = Array.from({ length: 2 * around + 1 }, (_, index) => index - around);

  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const show = () => {
      const now = lit.get();
      for (const [index, row] of rows.entries()) {
        const line = (now?.line ?? 0) + index - around;
        showLine(row, line, items[line - 1]?.title, gone.has(line), now);
      }
    };
    show();
    return lit.subscribe(show);
  }, [items, gone, lit, list, around]);

  const top = (size.height - size.row) / 2;
  return offsets.map((offset) => (
    <li key={offset} style={{ transform: `translateY(${top + offset * size.row}px)` }}>
      <span />
      <bdi />
    </li>
  ));
}

function showLine(
  row: HTMLElement,
  line: number,
  title: string | undefined,
  isGone: boolean,
  lit: Lit | null,
): void {
  const [number, item] = row.children;
  // Before the first and after the last line there is nothing, and while no line is lit.
  const isThere = lit !== null && title !== undefined;
  if (number) number.textContent = isThere ? `${line}: ` : '';
  if (item) item.textContent = isThere ? title : '';
  row.toggleAttribute('data-gone', isThere && isGone);
  setOrRemove(row, 'data-highlight', isThere && line === lit.line ? lit.highlight : null);
  const glow = isThere ? lit.trail.indexOf(line) + 1 : 0;
  setOrRemove(row, 'data-trail', glow > 0 ? String(glow) : null);
}

function setOrRemove(row: HTMLElement, name: string, value: string | null): void {
  if (value === null) row.removeAttribute(name);
  else if (row.getAttribute(name) !== value) row.setAttribute(name, value);
}
