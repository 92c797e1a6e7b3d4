import { describe, expect, it } from 'vitest';
import { findDrawnLines, linesLeft } from '#domain/roulette/drawn-lines.ts';

const drawn = [
  { line: 3, item: '高橋' },
  { line: 1, item: '佐藤' },
];

describe('the drawn lines', () => {
  // ROU-22
  it.each([
    { change: 'nothing', titles: ['佐藤', '鈴木', '高橋'], found: [3, 1] },
    { change: 'one is put before', titles: ['田中', '佐藤', '鈴木', '高橋'], found: [4, 2] },
    { change: 'one of them was removed', titles: ['佐藤', '鈴木'], found: [1] },
    { change: 'one has the place of the other', titles: ['高橋', '鈴木', '佐藤'], found: [1, 3] },
    { change: 'the list is another one', titles: ['東', '西'], found: [] },
    { change: 'the list is empty', titles: [], found: [] },
  ])('are found when $change', ({ titles, found }) => {
    expect(findDrawnLines(drawn, titles)).toEqual(found);
  });

  it('counts each of several lines of one text by itself', () => {
    const one = [{ line: 2, item: '鈴木' }];
    expect(findDrawnLines(one, ['鈴木', '鈴木', '鈴木'])).toEqual([2]);
    const two = [...one, { line: 9, item: '鈴木' }];
    expect(findDrawnLines(two, ['鈴木', '鈴木', '佐藤'])).toEqual([2, 1]);
  });

  it('counts a line that was kept twice once', () => {
    expect(findDrawnLines([...drawn, ...drawn], ['佐藤', '鈴木', '高橋'])).toEqual([3, 1]);
  });
});

// ROU-22
it('leaves the other lines, with their numbers', () => {
  expect(linesLeft(4, [3, 1])).toEqual([2, 4]);
  expect(linesLeft(2, [])).toEqual([1, 2]);
  expect(linesLeft(2, [2, 1])).toEqual([]);
});
