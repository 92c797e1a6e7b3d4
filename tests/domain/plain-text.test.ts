import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, toPlainText } from '#domain/plain-text.ts';

// SEC-3
describe('names may have', () => {
  it.each([
    { what: 'nothing', text: '' },
    { what: 'letters, digits and spaces', text: 'Taro 山田 ﾀﾛｳ 1-2_3' },
    { what: 'an ideographic space', text: '山田　太郎' },
    { what: 'voiced marks of their own', text: 'か\u3099' },
    { what: 'Arabic and Hebrew', text: 'سلام שלום' },
    { what: 'kanji beyond the first plane', text: '𠮷野家' },
    { what: 'a replacement character', text: '\ufffd' },
    { what: 'an emoji with a colour of skin', text: '👍🏽' },
    { what: 'a flag', text: '🇯🇵' },
    { what: 'a family', text: '👨‍👩‍👧‍👦' },
    { what: 'a heart in colour', text: '❤️' },
    { what: 'a burning heart', text: '❤️‍🔥' },
    { what: 'a rainbow flag', text: '🏳️‍🌈' },
    { what: 'an eye in a bubble', text: '👁️‍🗨️' },
    { what: 'a detective with a colour of skin and a sex', text: '🕵🏻‍♂️' },
    { what: 'someone with red hair', text: '👨🏻‍🦰' },
    { what: 'a kiss', text: '👩🏿‍❤️‍💋‍👨🏻' },
    { what: 'a heart without colour', text: '❤\ufe0e' },
    { what: 'a kanji in one of its forms', text: '葛\u{e0100}城 辻\u{e0101}' },
    { what: 'a kanji with a standardized variation', text: '逸\ufe00' },
    { what: 'a keycap', text: '1️⃣ #️⃣' },
    { what: 'the flag of Scotland', text: '🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  ])('$what', ({ text }) => {
    expect(isPlainText(text)).toBe(true);
  });
});

// SEC-3
describe('names may not have', () => {
  it.each([
    { what: 'NUL', text: 'a\u0000b' },
    { what: 'a line break', text: 'a\nb' },
    { what: 'a control character of the second block', text: 'a\u0085b' },
    { what: 'a zero-width space', text: 'ad\u200bmin' },
    { what: 'a zero-width non-joiner', text: 'ad\u200cmin' },
    { what: 'a soft hyphen', text: 'ad\u00admin' },
    { what: 'a word joiner', text: 'ad\u2060min' },
    { what: 'a byte order mark', text: '\ufeffadmin' },
    { what: 'a grapheme joiner', text: 'ad\u034fmin' },
    { what: 'a Mongolian vowel separator', text: 'ad\u180emin' },
    { what: 'a bidirectional mark', text: 'ad\u202emin' },
    { what: 'an isolate', text: 'ad\u2066min' },
    { what: 'an Arabic letter mark', text: 'ad\u061cmin' },
    { what: 'a Hangul filler alone', text: '\u3164' },
    { what: 'a half-width Hangul filler', text: '\uffa0' },
    { what: 'a line separator', text: 'a\u2028b' },
    { what: 'a paragraph separator', text: 'a\u2029b' },
    { what: 'a noncharacter', text: 'a\uffff' },
    { what: 'a noncharacter within the first plane', text: 'a\ufdd0' },
    { what: 'a noncharacter of another plane', text: 'a\u{1fffe}' },
    { what: 'half a surrogate pair', text: 'a\ud83d' },
    { what: 'a tag without a flag', text: 'a\u{e0061}' },
    { what: 'letters hidden in a flag', text: '🏴\u{e0061}\u{e0062}\u{e007f}' },
    { what: 'a joiner between letters', text: 'ad\u200dmin' },
    { what: 'a joiner before an emoji', text: 'a\u200d🔥' },
    { what: 'a joiner after an emoji', text: '🔥\u200da' },
    { what: 'a joiner at the end', text: '🔥\u200d' },
    { what: 'two joiners', text: '👨\u200d\u200d👩' },
    { what: 'a variation selector after a letter', text: 'a\ufe0f' },
    { what: 'a variation selector after a digit', text: '1\ufe0f' },
    { what: 'two variation selectors', text: '❤\ufe0f\ufe0f' },
    { what: 'two variation selectors behind a kanji', text: '葛\u{e0100}\u{e0101}' },
    { what: 'a form of a kanji behind a letter', text: 'a\u{e0100}' },
    { what: 'a form of a kanji at the beginning', text: '\u{e0100}葛' },
    { what: 'a form of a kanji behind kana', text: 'か\u{e0100}' },
  ])('$what', ({ text }) => {
    expect(isPlainText(text)).toBe(false);
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
