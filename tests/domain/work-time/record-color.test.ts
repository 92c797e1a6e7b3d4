import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { OTHERS_COLOR, recordColors } from '#domain/work-time/record-color.ts';
import { darkPalette, lightPalette } from '#theme/palette.ts';

type Triple = [number, number, number];

const both = (color: string) => {
  const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(color) ?? [];
  return { light, dark };
};
const records = (count: number, seed = 'a') =>
  Array.from({ length: count }, (_, index) => ({ id: `${seed}${index}`, number: index + 1 }));
const colors = [...new Set(recordColors(records(10)).values())];

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Oklab, in which equal distances look equally far apart. */
function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

// TRK-46
describe('the colours of records', () => {
  it('are ten, and ten records have one each', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(new Set(recordColors(records(10, seed)).values()).size).toBe(10);
    }
    expect(new Set(recordColors(records(30)).values()).size).toBe(10);
  });

  it('stay the same whatever the order of the list, and whatever comes later', () => {
    const all = records(9);
    const [known, reversed, more] = [all, all.toReversed(), records(20)].map(recordColors);
    for (const { id } of all) {
      expect(reversed?.get(id)).toBe(known?.get(id));
      expect(more?.get(id)).toBe(known?.get(id));
    }
  });

  it('are the same in another account with other numbers, after an import', () => {
    const imported = records(9).map(({ id, number }) => ({ id, number: number * 7 + 100 }));
    expect(recordColors(imported)).toEqual(recordColors(records(9)));
  });

  it('belong to a record before the server has given it a number', () => {
    const before = [...records(5), { id: 'new', number: null }];
    const after = [...records(5), { id: 'new', number: 6 }];
    expect(recordColors(before)).toEqual(recordColors(after));
  });

  // UI-1, HRS-5
  it.each(['light', 'dark'] as const)(
    'stand out from every %s ground, the names of blocks on them, and all are as far from each other',
    (scheme) => {
      const { background } = scheme === 'light' ? lightPalette : darkPalette;
      const [paper = '', ground = ''] = [background?.paper, background?.default];
      const contrast = (color: string, other: string) =>
        getContrastRatio(both(color)[scheme], other);
      for (const color of colors) expect(contrast(color, paper), color).toBeGreaterThanOrEqual(4.5);
      for (const color of [...colors, OTHERS_COLOR]) {
        expect(contrast(color, paper), color).toBeGreaterThanOrEqual(3);
        expect(contrast(color, ground), color).toBeGreaterThanOrEqual(3);
      }
      const seen = colors.map((color) => oklab(linear(both(color)[scheme])));
      const lightness = seen.map(([one]) => one);
      expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.01);
      const distances = seen.flatMap((one, index) =>
        seen.slice(index + 1).map((other) => Math.hypot(...one.map((v, i) => v - (other[i] ?? 0)))),
      );
      // About four times the least difference that can be seen.
      expect(Math.min(...distances)).toBeGreaterThan(0.075);
    },
  );
});
