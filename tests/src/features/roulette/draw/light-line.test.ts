import { beforeEach, describe, expect, it } from 'vitest';
import { lightLine } from '#features/roulette/draw/light-line.ts';

const ROW = 44;
const ROWS_IN_VIEW = 8;
let list: HTMLOListElement;

/** jsdom lays nothing out: a list of rows of one height, of which eight are in view. */
beforeEach(() => {
  list = document.createElement('ol');
  Object.defineProperty(list, 'clientHeight', { value: ROWS_IN_VIEW * ROW });
  for (let line = 1; line <= 1000; line++) {
    const row = list.appendChild(document.createElement('li'));
    Object.defineProperty(row, 'offsetTop', { value: (line - 1) * ROW });
    Object.defineProperty(row, 'offsetHeight', { value: ROW });
  }
});

const lit = () =>
  [...list.children].flatMap((row, index) =>
    row instanceof HTMLElement && row.dataset.highlight ? [[index + 1, row.dataset.highlight]] : [],
  );

describe('a list that is lit', () => {
  it('highlights one line, the last one that was shown', () => {
    const show = lightLine(list);
    show({ line: 7, highlight: 'spinning' });
    expect(lit()).toEqual([[7, 'spinning']]);
    show({ line: 8, highlight: 'spinning' });
    expect(lit()).toEqual([[8, 'spinning']]);
    show({ line: 8, highlight: 'final' });
    expect(lit()).toEqual([[8, 'final']]);
  });

  it('removes the highlight', () => {
    const show = lightLine(list);
    show({ line: 3, highlight: 'final' });
    show(null);
    expect(lit()).toEqual([]);
  });

  it('lights nothing for a line that is not there', () => {
    const show = lightLine(list);
    show({ line: 3, highlight: 'spinning' });
    show({ line: 1001, highlight: 'spinning' });
    expect(lit()).toEqual([]);
  });

  it('touches two rows a tick', () => {
    const show = lightLine(list);
    const observer = new MutationObserver(() => {});
    observer.observe(list, { subtree: true, attributes: true, childList: true });
    show({ line: 500, highlight: 'spinning' });
    observer.takeRecords();
    show({ line: 517, highlight: 'spinning' });
    expect(observer.takeRecords().map(({ target }) => target)).toEqual([
      list.children[499],
      list.children[516],
    ]);
  });

  it.each([
    { line: 1, to: 0, why: 'cannot reach the middle from the first line' },
    { line: 500, to: 499.5 * ROW - 4 * ROW, why: 'has the lit line in its middle' },
  ])('$why: line $line', ({ line, to }) => {
    list.scrollTop = 100 * ROW;
    lightLine(list)({ line, highlight: 'spinning' });
    expect(list.scrollTop).toBe(to);
  });
});
