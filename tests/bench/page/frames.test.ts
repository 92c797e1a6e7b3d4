import { expect, test } from 'vitest';
import { intervals, lateShare } from './frames.ts';

test('the intervals are those between one frame and the next', () => {
  expect(intervals([100, 116, 150])).toEqual([16, 34]);
});

test('a frame later than 20 ms after the one before is late; the share is in percent', () => {
  expect(lateShare([16.7, 20, 20.1, 50])).toBe(50);
});

test('no frames are an error', () => {
  expect(lateShare(intervals([]))).toBeNaN();
});
