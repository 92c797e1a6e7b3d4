/**
 * The characters of usernames and names (SEC-3). Characters are refused if they are invisible, make one name
 * look like another or cannot be stored by every database: control characters (NUL included), Unicode's
 * default-ignorable code points (zero-width characters, bidirectional marks, fillers), line and
 * paragraph separators, noncharacters and lone surrogates.
 *
 * Some of the ignorable ones belong to a letter or an emoji, and stay in their place: one variation selector
 * behind a kanji (as in many a surname) or an emoji, U+FE0F within a keycap, the joiner U+200D between two
 * emoji, and the tags of the three flags that have some.
 */
const REFUSED =
  '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}';
const EMOJI = '\\p{Extended_Pictographic}';

const inPlace = [
  `(?<=${EMOJI})[\\ufe0e\\ufe0f]`,
  // Without the Mongolian ones. Written as a property: a reader that ignores the flag could not parse a range.
  '(?<=\\p{Script=Han})(?![\\u180b-\\u180f])\\p{Variation_Selector}',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=${EMOJI}(?:\\ufe0f|\\p{Emoji_Modifier})?)\\u200d(?=${EMOJI})`,
  ...['eng', 'sct', 'wls'].map((region) => `(?<=\\u{1f3f4})${tags(`gb${region}`)}`),
];

/** A JSON Schema pattern with the `u` flag; it matches texts without refused characters. */
export const PLAIN_TEXT_PATTERN = `^(?:[^${REFUSED}]|${inPlace.join('|')})*$`;

/** With the `u` flag: a character that belongs to a letter or an emoji, as group 1, or else a refused one. */
export const REFUSED_PATTERN = `(${inPlace.join('|')})|[${REFUSED}]`;

/** The invisible tags for these letters, and the tag that ends them. */
function tags(letters: string): string {
  const codes = [...letters].map((letter) => 0xe0000 + (letter.codePointAt(0) ?? 0));
  return [...codes, 0xe007f].map((code) => `\\u{${code.toString(16)}}`).join('');
}
