import { expect, it } from 'vitest';
import { commitmentText } from '#domain/roulette/commitment.ts';

// ROU-24
it('a commitment is made from what the screen shows in the end', () => {
  const lines = [
    { line: 2, item: '鈴木' },
    { line: 5, item: 'target=9' },
  ];
  expect(commitmentText({ values: ['target=6'], nonce: 'c0ffee', lines })).toBe(
    'target=6\nnonce=c0ffee\n2: 鈴木\n5: target=9',
  );
});
