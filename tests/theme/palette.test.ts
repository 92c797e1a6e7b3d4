import { getContrastRatio, type PaletteOptions } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { appTheme } from '#theme/app-theme.ts';
import { darkPalette, lightPalette } from '#theme/palette.ts';

/** By WCAG 2.2. */
const TEXT = 4.5;
const GRAPHICS = 3;

/** Every pair of colours that meet, with what they must reach. */
function pairs({
  background,
  text,
  primary,
  error,
  fieldBorder,
  flash,
  signal,
  weekday,
}: PaletteOptions) {
  const paper = String(background?.paper);
  const ground = String(background?.default);
  const {
    main,
    contrastText = '#ffffff',
    dark = main,
  } = primary as Record<'main', string> & {
    contrastText?: string;
    dark?: string;
  };
  const { atRest, ...colours } = signal;
  return [
    ...[paper, ground].flatMap((below) => [
      { name: 'text', pair: [String(text?.primary), below], atLeast: TEXT },
      { name: 'quiet text', pair: [String(text?.secondary), below], atLeast: TEXT },
      { name: 'accent', pair: [main, below], atLeast: TEXT },
      { name: 'border of a field', pair: [fieldBorder, below], atLeast: GRAPHICS },
      { name: 'error', pair: [(error as { main: string }).main, below], atLeast: TEXT },
    ]),
    { name: 'on the accent', pair: [contrastText, main], atLeast: TEXT },
    { name: 'on the accent, pointed at', pair: [contrastText, dark], atLeast: TEXT },
    { name: 'an error that flashes', pair: [flash.contrastText, flash.main], atLeast: TEXT },
    { name: 'an error between two flashes', pair: [flash.contrastText, flash.soft], atLeast: TEXT },
    { name: 'Saturday', pair: [weekday.saturday, paper], atLeast: TEXT },
    { name: 'Sunday', pair: [weekday.sunday, paper], atLeast: TEXT },
    ...[signal.spinning.trail, signal.spinning.trailEnd].map((below) => ({
      name: 'on the trail',
      pair: [signal.spinning.trailText, below],
      atLeast: TEXT,
    })),
    { name: 'quiet text at rest', pair: [String(text?.secondary), atRest], atLeast: TEXT },
    ...Object.entries(colours).flatMap(([name, { main: below, contrastText: on, edge }]) => [
      { name: `on ${name}`, pair: [on, below], atLeast: TEXT },
      { name: `edge of ${name}`, pair: [edge, paper], atLeast: GRAPHICS },
    ]),
  ];
}

// UI-1
describe.each([
  { scheme: 'light', palette: lightPalette },
  { scheme: 'dark', palette: darkPalette },
])('in the $scheme scheme', ({ palette }) => {
  it.each(pairs(palette))('$name reaches $atLeast ($pair)', ({ pair, atLeast }) => {
    const [above = '', below = ''] = pair;
    expect(getContrastRatio(above, below)).toBeGreaterThanOrEqual(atLeast);
  });

  // ROU-7
  it('tells yellow and green apart by more than their hue', () => {
    const { spinning, final } = palette.signal;
    expect(spinning.main).not.toBe(final.main);
    expect(spinning.edge).not.toBe(final.edge);
  });
});

// UI-4
it("the theme has the customer's breakpoints, spacing and border radius", () => {
  expect(appTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(appTheme.spacing(1)).toContain('8px');
  expect(appTheme.shape.borderRadius).toBe(4);
});
