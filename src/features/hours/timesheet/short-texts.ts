/** Texts of a day in the room that paper has for them: shortened at a word, and said so (HRS-7). */

import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The part of the room that a remark may take from the content. */
const REMARK_SHARE = 0.6;

/** @param room in full-width characters; a half-width one takes half of it */
export function shortTexts(row: RowTexts, room: number): Pick<RowTexts, 'remark' | 'content'> {
  const beside = widthOf(row.holiday + row.mark + row.overlap);
  const left = room - beside;
  const remark = cut(row.remark, Math.floor(left * REMARK_SHARE));
  return { remark, content: shortContent(row.done, left - widthOf(remark)) };
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
  return andMore(cut(first, room - widthOf(andMore('', others.length))), others.length);
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
  return [...text].reduce((sum, letter) => sum + (letter <= '\u00ff' ? 0.5 : 1), 0);
}
