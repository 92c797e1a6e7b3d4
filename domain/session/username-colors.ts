/** Font colours above this relative luminance are light. */
const BRIGHT = 0.179;

/**
 * The colours of the displayed username (SES-15), as CSS: black behind light ones, otherwise white.
 *
 * @param uuid begins with six hexadecimal digits, the colour of the font
 */
export function usernameColors(uuid: string): { font: string; background: 'black' | 'white' } {
  const digits = uuid.slice(0, 6);
  return {
    font: `#${digits}`,
    background: relativeLuminance(digits) > BRIGHT ? 'black' : 'white',
  };
}

/**
 * Relative luminance as WCAG 2 defines it, from 0 (black) to 1 (white).
 *
 * @param digits six hexadecimal digits: red, green, blue
 */
function relativeLuminance(digits: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => linear(digits.slice(at, at + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
