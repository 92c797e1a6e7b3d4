/** Texts of a day in the room that paper has for them: shortened at a word, and said so (HRS-7). */

import { hoursText } from '../text.ts';
import type { RowTexts } from './row-texts.ts';

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const letters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The part of the room that a remark may take from the content. */
const REMARK_SHARE = 0.6;
/** Between two texts, in full-width characters. */
const GAP = 1;
/** The frame of a mark. */
const FRAME = 0.5;
/** The width of a letter that is no full-width one, among fonts with wide ones. */
const HALF_WIDTH = 0.6;
/** Content keeps so much beside other texts, and a part of a name that is shorter says too little. */
const LEAST = 4;

/**
 * Content comes first: the remark is cut, and what leaves no room for it stays in the dialog of the day.
 *
 * @param room in full-width characters
 * @param hasContent false for a sheet without that column: then the other texts have all of the room
 */
export function shortTexts(
  row: RowTexts,
  room: number,
  hasContent: boolean,
): Pick<RowTexts, 'holiday' | 'mark' | 'remark' | 'content' | 'overlap'> {
  const overlapWidth = row.overlap === '' ? 0 : besideOf(hoursText.overlap(row.overlap));
  if (!hasContent || row.done.length === 0) {
    const holiday = cut(row.holiday, room - markWidth(row.mark));
    const left = room - markWidth(row.mark) - besideOf(holiday) - overlapWidth;
    return {
      mark: row.mark,
      holiday,
      overlap: row.overlap,
      remark: cut(row.remark, left),
      content: '',
    };
  }
  const least = Math.min(LEAST, widthOf(hoursText.sheetRow.all(row.done)));
  let left = room;
  const isTaken = (width: number): boolean => {
    const isRoom = left - width >= least;
    if (isRoom) left -= width;
    return isRoom;
  };
  const mark = isTaken(markWidth(row.mark)) ? row.mark : withoutPart(row.mark);
  if (mark !== row.mark) left -= markWidth(mark);
  const holiday = isTaken(besideOf(row.holiday)) ? row.holiday : '';
  const overlap = isTaken(overlapWidth) ? row.overlap : '';
  const remarkRoom = Math.min(Math.floor(left * REMARK_SHARE), left - least - GAP);
  const remark = cutAtWord(row.remark, remarkRoom);
  const content = shortContent(row.done, left - besideOf(remark));
  return { holiday, mark, remark, content, overlap };
}

/** A half day without its half, which the times beside it tell. */
function withoutPart(mark: string): string {
  return mark.replace(/\(.*/, '');
}

function markWidth(mark: string): number {
  return mark === '' ? 0 : besideOf(mark) + FRAME;
}

/** The width of a text with the gap beside it. */
function besideOf(text: string): number {
  return text === '' ? 0 : widthOf(text) + GAP;
}

/** The contents that have room, a part of the next one, and the number of the others. */
function shortContent(done: readonly string[], room: number): string {
  const { all, andMore } = hoursText.sheetRow;
  const textOf = (count: number, part: readonly string[] = []) => {
    const others = done.length - count - part.length;
    const some = all([...done.slice(0, count), ...part]);
    return others === 0 ? some : andMore(some, others);
  };
  let count = done.length;
  while (count > 0 && widthOf(textOf(count)) > room) count -= 1;
  if (count === done.length) return textOf(count);
  const part = cutAtWord(done[count] ?? '', room - widthOf(textOf(count, [''])));
  // A part of the first name says more than how many there are.
  if (count === 0) return part === '' ? cut(all(done), room) : textOf(0, [part]);
  return widthOf(part) < LEAST ? textOf(count) : textOf(count, [part]);
}

/** Shortened at a word or, where none has room, within the first one. */
function cut(text: string, room: number): string {
  if (text === '') return '';
  return cutAtWord(text, room) || cutAt(letters, text, room) || hoursText.sheetRow.cut('');
}

/** Nothing where no word has room. */
function cutAtWord(text: string, room: number): string {
  return widthOf(text) <= room ? text : cutAt(words, text, room);
}

function cutAt(segmenter: Intl.Segmenter, text: string, room: number): string {
  let shown = '';
  for (const { segment } of segmenter.segment(text)) {
    if (widthOf(hoursText.sheetRow.cut(shown + segment)) > room) break;
    shown += segment;
  }
  return shown.trimEnd() === '' ? '' : hoursText.sheetRow.cut(shown.trimEnd());
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter <= '\u00ff' ? HALF_WIDTH : 1), 0);
}
