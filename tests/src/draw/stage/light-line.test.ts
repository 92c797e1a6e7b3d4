import { beforeEach, describe, expect, it } from 'vitest';
import { centred, lightLine } from '#draw/stage/light-line.ts';

const ROW = 44;
const ROWS_IN_VIEW = 8;
let list: HTMLOListElement;

/** jsdom lays nothing out: a list of rows of one height, of which eight are in view. */
beforeEach(() => {
  list = document.createElement('ol');
  Object.defineProperty(list, 'clientHeight', { value: ROWS_IN_VIEW * ROW });
  for (let line = 1; line <= 1000; line++) {
    const row = list.appendChild(document.createElement('li'));
    row.dataset.index = String(line - 1);
    Object.defineProperty(row, 'offsetTop', { value: (line - 1) * ROW });
    Object.defineProperty(row, 'offsetHeight', { value: ROW, configurable: true });
  }
});

const lit = () =>
  [...list.children].flatMap((row, index) =>
    row instanceof HTMLElement && row.dataset.highlight ? [[index + 1, row.dataset.highlight]] : [],
  );

describe('a list that is lit', () => {
  it('highlights one line, the last one that was shown', () => {
    const show = lightLine(list);
    show({ line: 7, highlight: 'spinning', trail: [] });
    expect(lit()).toEqual([[7, 'spinning']]);
    show({ line: 8, highlight: 'spinning', trail: [] });
    expect(lit()).toEqual([[8, 'spinning']]);
    show({ line: 8, highlight: 'final', trail: [] });
    expect(lit()).toEqual([[8, 'final']]);
  });

  it('lets two rows glow, and no more of them than are there', () => {
    const show = lightLine(list);
    const glowing = () =>
      [...list.querySelectorAll<HTMLElement>('[data-trail]')].map((row) => [
        [...list.children].indexOf(row) + 1,
        row.dataset.trail,
      ]);
    show({ line: 1, highlight: 'spinning', trail: [1000, 999] });
    expect(glowing()).toEqual([
      [999, '2'],
      [1000, '1'],
    ]);
    show({ line: 2, highlight: 'spinning', trail: [1, 1001] });
    expect(glowing()).toEqual([[1, '1']]);
    show({ line: 2, highlight: 'final', trail: [] });
    expect(glowing()).toEqual([]);
  });

  it.each([
    { line: 1, to: 0, why: 'cannot reach the middle from the first line' },
    { line: 500, to: 499 * ROW + 64 / 2 - 4 * ROW, why: 'stands in the middle, grown' },
  ])('$why: line $line', ({ line, to }) => {
    const row = list.children[line - 1] as HTMLElement;
    Object.defineProperty(row, 'offsetHeight', { value: 64 });
    expect(centred(list, row)).toBe(to);
  });
});
