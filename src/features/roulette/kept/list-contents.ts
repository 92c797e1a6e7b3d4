import type { ListContents } from '#domain/roulette/account-list.ts';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import { parseDrawnLines, readDrawnLines } from './drawn-lines.ts';
import type { OwnList } from './own-list.ts';

/** Under which the drawn lines of an own list are kept. */
export const drawnKey = ({ slot, owner }: Pick<OwnList, 'slot' | 'owner'>) =>
  sourceKey({ kind: 'list', id: slot, title: '', owner });

/** What of a list is in the account. */
export function contentsOf(list: OwnList): ListContents {
  const items = linesOfText(list.text);
  const drawn = findDrawnLines(parseDrawnLines(readDrawnLines(drawnKey(list))), items);
  return { title: titleOfText(list.title), items, drawn };
}
