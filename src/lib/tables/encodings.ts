/**
 * The encodings that fit a file. Decoders that are strict say which do; where two of them do, letters that
 * Japanese is written with are likelier than rare ones (decision 044).
 */
import type { Encoding } from './table.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** No text contains these; some decoders produce them for bytes that they do not know. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r\u0085]/u;
/** Characters that take three bytes or more in UTF-8: two bytes may also be EUC-JP. */
const THREE_BYTES = /[^\0-\u07ff]/;

/** The text of bytes in an encoding, without its mark; `null` if they are none. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** The encodings that fit, the likeliest first. */
export function encodingsOf(bytes: Uint8Array): Encoding[] {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return decode(bytes, marked[0]) === null ? [] : [marked[0]];
  const text = decode(bytes, 'utf-8');
  const isSure = text !== null && (text.length === bytes.length || THREE_BYTES.test(text));
  if (isSure) return ['utf-8'];
  const others = (['euc-jp', 'shift_jis'] as const)
    .map((encoding) => ({ encoding, share: commonShare(bytes, encoding) }))
    .filter(({ encoding, share }) => share > 0 && decode(bytes, encoding) !== null)
    .sort((one, other) => other.share - one.share)
    .map(({ encoding }) => encoding);
  return text === null ? others : ['utf-8', ...others];
}

/** The letters of two bytes that Japanese is mostly written with: the last of their first bytes. */
const LAST_COMMON = { 'euc-jp': 0xcf, shift_jis: 0x97 } as const;
const KANA_FOLLOWS = 0x8e;

/** The share of kana, punctuation and common kanji in all but ASCII. Half-width kana never come alone. */
function commonShare(bytes: Uint8Array, encoding: 'euc-jp' | 'shift_jis'): number {
  const isKana = (byte = 0) => encoding === 'shift_jis' && byte >= 0xa1 && byte <= 0xdf;
  let [common, all] = [0, 0];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    all += 1;
    if (isKana(byte)) {
      if (isKana(bytes[index + 1]) || isKana(bytes[index - 1])) common += 1;
      continue;
    }
    if (byte <= LAST_COMMON[encoding] || byte === KANA_FOLLOWS) common += 1;
    index += 1;
  }
  return all === 0 ? 0 : common / all;
}
