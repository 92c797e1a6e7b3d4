import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, toPlainText } from '#domain/plain-text.ts';

// SEC-3
describe('names may have', () => {
  it.each([
    ...['', 'Taro 山田 ﾀﾛｳ 1-2_3', '山田　太郎', 'か\u3099', 'سلام שלום', '𠮷野家', '\ufffd'],
    // Colours of skin and hair, flags, a family, hearts, a detective, a kiss, keycaps.
    ...['👍🏽', '👨🏻‍🦰', '🇯🇵', '🏳️‍🌈', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧‍👦', '❤️', '❤️‍🔥'],
    ...['👁️‍🗨️', '🕵🏻‍♂️', '👩🏿‍❤️‍💋‍👨🏻', '1️⃣ #️⃣'],
    // A heart without colour, kanji in one of their forms and with a standardized variation.
    ...['❤\ufe0e', '葛\u{e0100}城 辻\u{e0101}', '逸\ufe00'],
  ])('%s', (text) => {
    expect(isPlainText(text)).toBe(true);
  });
});

// SEC-3
describe('names may not have', () => {
  it.each([
    ['control characters', 'a\u0000b', 'a\nb', 'a\u0085b'],
    [
      'what has no width',
      'ad\u200bmin',
      'ad\u200cmin',
      'ad\u00admin',
      'ad\u2060min',
      '\ufeffadmin',
    ],
    ['what is not seen either', 'ad\u034fmin', 'ad\u180emin', '\u3164', '\uffa0'],
    ['a direction', 'ad\u202emin', 'ad\u2066min', 'ad\u061cmin'],
    ['separators of lines', 'a\u2028b', 'a\u2029b'],
    ['noncharacters', 'a\uffff', 'a\ufdd0', 'a\u{1fffe}'],
    ['half a surrogate pair', 'a\ud83d'],
    ['tags without a flag, or in another', 'a\u{e0061}', '🏴\u{e0061}\u{e0062}\u{e007f}'],
    [
      'joiners that join no emoji',
      'ad\u200dmin',
      'a\u200d🔥',
      '🔥\u200da',
      '🔥\u200d',
      '👨\u200d\u200d👩',
    ],
    ['selectors that vary nothing', 'a\ufe0f', '1\ufe0f', '❤\ufe0f\ufe0f', '葛\u{e0100}\u{e0101}'],
    ['forms of a kanji behind anything else', 'a\u{e0100}', '\u{e0100}葛', 'か\u{e0100}'],
  ])('%s', (_, ...texts) => {
    expect(texts.filter(isPlainText)).toEqual([]);
  });

  it('any code point that Unicode lets a font ignore', () => {
    const ignorable = fc
      .integer({ min: 0, max: 0x10ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character));
    fc.assert(fc.property(ignorable, (character) => !isPlainText(`ad${character}min`)));
  });
});

// SEC-3
describe('a text loses what names may not have', () => {
  it.each([
    ['佐\u0000藤\u202e', '佐藤'],
    ['佐藤\t花子', '佐藤 花子'],
    ['佐藤\u2028\r\n花子', '佐藤 花子'],
    ['\ufeff佐藤\u{e0100}\u{e0101}\ud83d', '佐藤\u{e0100}'],
    ['🔥\u200d佐藤', '🔥佐藤'],
  ])('%j becomes %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });

  it('and nothing else', () => {
    const emoji = fc.constantFrom(
      '👨‍👩‍👧‍👦',
      '❤️',
      '1️⃣',
      '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      '\u200d',
      '\ufe0f',
      '\u{e0067}',
      '🏴',
      'a',
    );
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: emoji }));
    fc.assert(
      fc.property(texts, (text) => {
        expect(isPlainText(toPlainText(text))).toBe(true);
        if (isPlainText(text)) expect(toPlainText(text)).toBe(text);
      }),
    );
  });

  it('in a moment, however long it is', () => {
    expect(toPlainText(`${'👨🏻‍🦰'.repeat(100_000)}\u200b`)).toBe('👨🏻‍🦰'.repeat(100_000));
  });
});

it('a long name is checked in a moment, whatever it ends with', () => {
  const before = performance.now();
  expect(isPlainText(`${'👨🏻‍🦰'.repeat(2000)}\u200b`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(500);
});
