/** Texts of a day in the room that paper has for them: shortened at a word, and said so (HRS-7). */

import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The part of the room that a remark may take from the content. */
const REMARK_SHARE = 0.6;
/** Between two texts, in full-width characters. */
const GAP = 1;
/** The width of a letter that is no full-width one, among fonts with wide ones. */
const HALF_WIDTH = 0.6;

/**
 * @param room in full-width characters
 * @param hasContent false for a sheet without that column: then a remark has all of the room
 */
export function shortTexts(
  row: RowTexts,
  room: number,
  hasContent: boolean,
): Pick<RowTexts, 'remark' | 'content'> {
  const overlap = row.overlap === '' ? '' : hoursText.overlap(row.overlap);
  const left = [row.holiday, row.mark, overlap].reduce((sum, text) => sum - besideOf(text), room);
  if (!hasContent || row.done.length === 0) return { remark: cut(row.remark, left), content: '' };
  const remark = cut(row.remark, Math.floor(left * REMARK_SHARE));
  return { remark, content: shortContent(row.done, left - besideOf(remark)) };
}

/** The width of a text with the gap beside it. */
function besideOf(text: string): number {
  return text === '' ? 0 : widthOf(text) + GAP;
}

/** The contents that have room, and the number of the others. */
function shortContent(done: readonly string[], room: number): string {
  const { all, andMore } = hoursText.sheetRow;
  for (let count = done.length; count > 0; count -= 1) {
    const some = all(done.slice(0, count));
    const text = count === done.length ? some : andMore(some, done.length - count);
    if (widthOf(text) <= room) return text;
  }
  const [first = '', ...others] = done;
  if (others.length === 0) return cut(first, room);
  const shown = cut(first, room - widthOf(andMore('', others.length)));
  // A part of a name says more than how many there are.
  return shown === hoursText.sheetRow.cut('')
    ? cut(all(done), room)
    : andMore(shown, others.length);
}

function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let shown = '';
  for (const { segment } of words.segment(text)) {
    if (widthOf(hoursText.sheetRow.cut(shown + segment)) > room) break;
    shown += segment;
  }
  return hoursText.sheetRow.cut(shown.trimEnd());
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter <= '\u00ff' ? HALF_WIDTH : 1), 0);
}
