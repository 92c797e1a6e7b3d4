import { atMostLines } from '#theme/sizes.ts';

/**
 * Makes a text as large as fits on one line, or smaller on two or four; below 20 pixels it is cut with …. Long
 * phrases are broken where it makes sense, if the browser knows. A line has room for wider letter spacing, which some
 * readers set. Where the text shares its line, `--share` is its part of it.
 */
export const fitted = {
  gridArea: 'main',
  minWidth: 0,
  fontWeight: 600,
  lineHeight: 1.2,
  fontSize:
    'max(1.25rem, min(var(--one), 84cqi * var(--share, 1) / var(--width)), min(var(--two), 176cqi * var(--share, 1) / var(--width)), min(var(--four), 330cqi / var(--width)))',
  ...atMostLines('var(--lines)'),
  overflow: 'hidden',
  textWrap: 'balance',
  wordBreak: 'keep-all',
  '@supports (word-break: auto-phrase)': { wordBreak: 'auto-phrase' },
} as const;

/** Gives `fitted` the width of a text. */
export const widthOf = (text: string) => ({ '--width': textWidth(text) }) as object;

/** Estimates how wide a text is, in widths of a kanji. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character < '\u1100' ? 0.6 : 1;
  return Math.max(1, width);
}

/** The width that nine of ten texts have at most, in widths of a kanji. */
export function usualWidth(texts: readonly string[]): number {
  const widths = texts.map(textWidth).sort((one, other) => one - other);
  return widths[Math.floor(0.9 * (widths.length - 1))] ?? 1;
}

/** Covers the first two rows of the card, which it repeats. */
export const overHead = {
  gridRow: '1 / 3',
  gridColumn: '1 / -1',
  alignSelf: 'stretch',
  display: 'grid',
  minHeight: 0,
  typography: 'body2',
} as const;
