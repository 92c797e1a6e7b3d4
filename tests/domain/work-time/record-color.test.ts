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
const colors = [...new Set(recordColors(records(12)).values())];

/** What people see who lack one of the three kinds of cones (Machado 2009), and those who do not. */
const sights: Record<string, readonly number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deuteranopia: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritanopia: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: readonly number[], [r, g, b]: Triple): Triple {
  const row = (at: number) =>
    Math.min(1, Math.max(0, sum(matrix.slice(at, at + 3).map((v, i) => v * ([r, g, b][i] ?? 0)))));
  return [row(0), row(3), row(6)];
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

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
  it('are twelve, and twelve records have one each', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(new Set(recordColors(records(12, seed)).values()).size).toBe(12);
    }
    expect(new Set(recordColors(records(30)).values()).size).toBe(12);
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
  it.each(['light', 'dark'] as const)('stand out from every %s ground 3:1', (scheme) => {
    const { background } = scheme === 'light' ? lightPalette : darkPalette;
    for (const ground of [background?.paper ?? '', background?.default ?? '']) {
      for (const color of [...colors, OTHERS_COLOR]) {
        expect(getContrastRatio(both(color)[scheme], ground), color).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(Object.keys(sights))('differ for people with %s', (sight) => {
    for (const scheme of ['light', 'dark'] as const) {
      const seen = [...colors, OTHERS_COLOR].map((color) =>
        oklab(times(sights[sight] ?? [], linear(both(color)[scheme]))),
      );
      const distances = seen.flatMap((one, index) =>
        seen.slice(index + 1).map((other) => Math.hypot(...one.map((v, i) => v - (other[i] ?? 0)))),
      );
      // About three times what can just be told apart.
      expect(Math.min(...distances)).toBeGreaterThan(0.05);
    }
  });
});
