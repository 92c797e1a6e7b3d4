import { describe, expect, it } from 'vitest';
import { firstOfEachName, withSameNames } from '#domain/roulette/drawn-lines.ts';
import { oddsOfLines } from '#domain/roulette/odds.ts';

// ROU-41
describe('the odds of a list', () => {
  it('counts a repeated line as its weight', () => {
    expect(oddsOfLines(['甲', '乙', '甲', '甲'])).toEqual([
      { item: '甲', count: 3, total: 4 },
      { item: '乙', count: 1, total: 4 },
    ]);
  });

  it('counts letters whose marks are apart with those that look the same, and no others', () => {
    const [split, variant] = ['か\u3099く', '\ufa19田'];
    expect(oddsOfLines([split, 'がく', variant, '神田']).map(({ count }) => count)).toEqual([
      2, 1, 1,
    ]);
    expect(firstOfEachName([1, 2, 3, 4], [split, 'がく', variant, '神田'])).toEqual([1, 3, 4]);
    expect(withSameNames([2], [split, 'がく'])).toEqual([2, 1]);
  });
});
