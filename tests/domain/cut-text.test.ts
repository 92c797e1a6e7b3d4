import { expect, it } from 'vitest';
import { countCodePoints } from '#domain/count-code-points.ts';
import { cutText } from '#domain/cut-text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

// UI-36
it.each([
  ['山田太郎', 4, '山田太郎'],
  ['山田太郎', 3, '山田太…'],
  [`${FAMILY}${FAMILY}山田`, 3, `${FAMILY}${FAMILY}山…`],
  ['🇯🇵🇺🇸🇫🇷', 2, '🇯🇵🇺🇸…'],
  ['か\u3099き\u3099く\u3099', 3, 'か\u3099き\u3099く\u3099'],
  ['葛\u{e0100}葛\u{e0100}城', 2, '葛\u{e0100}葛\u{e0100}…'],
])('%s in %i letters is %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

it('cuts no letter where the size is that of code points', () => {
  expect(cutText(`山田${FAMILY}`, 8, countCodePoints)).toBe('山田…');
});
