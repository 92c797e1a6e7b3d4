import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { appTheme } from '#theme/app-theme.ts';
import { darkPalette, lightPalette } from '#theme/palette.ts';

/** By WCAG 2.2, of what is no text: the journeys ask axe about every text on every screen. */
const LEAST_OF_GRAPHICS = 3;
/** Texts on grounds that are over before axe can look. */
const LEAST_OF_TEXT = 4.5;

// UI-1
describe.each([
  { scheme: 'light', palette: lightPalette },
  { scheme: 'dark', palette: darkPalette },
])('in the $scheme scheme', ({ palette: { background, fieldBorder, flash, signal } }) => {
  const [paper, ground] = [String(background?.paper), String(background?.default)];
  const { atRest: _, ...colours } = signal;
  const { trailText, trail, trailEnd } = signal.spinning;

  it.each([
    ['the border of a field on paper', fieldBorder, paper],
    ['the border of a field on the ground', fieldBorder, ground],
    ...Object.entries(colours).map(([name, { edge }]) => [`the edge of ${name}`, edge, paper]),
  ])('%s stands out: %s, %s', (_name, above = '', below = '') => {
    expect(getContrastRatio(above, below)).toBeGreaterThanOrEqual(LEAST_OF_GRAPHICS);
  });

  it.each([
    ['that flashes', flash.contrastText, flash.main],
    ['between two flashes', flash.contrastText, flash.soft],
    ['on the trail', trailText, trail],
    ['on the end of the trail', trailText, trailEnd],
    ...Object.entries(colours).map(([name, on]) => [`on ${name}`, on.contrastText, on.main]),
  ])('a text %s can be read: %s, %s', (_name, above = '', below = '') => {
    expect(getContrastRatio(above, below)).toBeGreaterThanOrEqual(LEAST_OF_TEXT);
  });

  // ROU-7
  it('tells yellow and green apart by more than their hue', () => {
    expect(signal.spinning.main).not.toBe(signal.final.main);
    expect(signal.spinning.edge).not.toBe(signal.final.edge);
  });
});

// UI-4
it("the theme has the customer's breakpoints, spacing and border radius", () => {
  expect(appTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(appTheme.spacing(1)).toContain('8px');
  expect(appTheme.shape.borderRadius).toBe(4);
});
