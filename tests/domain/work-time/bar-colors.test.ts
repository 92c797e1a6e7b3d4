import { getContrastRatio } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { barColor, HUES } from '#domain/work-time/bar-colors.ts';
import { darkPalette, lightPalette } from '#theme/palette.ts';

// UI-1, HRS-5
it('every bar is told apart from the ground, in both schemes', () => {
  const colors = Array.from({ length: HUES + 1 }, (_, place) => barColor(place));
  expect(new Set(colors).size).toBe(HUES + 1);
  expect(barColor(HUES + 5)).toBe(barColor(HUES));
  for (const color of colors) {
    const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(color) ?? [];
    const contrasts = [
      getContrastRatio(light, lightPalette.background?.paper ?? ''),
      getContrastRatio(dark, darkPalette.background?.paper ?? ''),
    ];
    expect(Math.min(...contrasts), color).toBeGreaterThanOrEqual(3);
  }
});
