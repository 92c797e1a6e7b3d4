import { sourceKey } from '#domain/roulette/draw-result.ts';
import { findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import type { OwnListContents } from '#domain/roulette/own-list-contents.ts';
import { parseDrawnLines, readDrawnLines } from '#draw/kept/drawn-lines.ts';

/** An own list, as it is shown. */
export interface OwnList {
  slot: ListLetter;
  title: string;
  /** The typed text, one item a line. */
  text: string;
  /** In this browser it increases with each change, from 1. A list that was never kept has version 0. */
  version: number;
  /** The uuid of the user in whose account it is kept (ROU-35). */
  owner?: string | undefined;
  /** The version that the account has, or that a command makes there. */
  base?: string | undefined;
  /** The numbers of the drawn lines in the account, in the order of their draws. */
  drawn?: readonly number[] | undefined;
}

/** A list of an account, as this browser read it last. */
export interface AccountCopy {
  slot: ListLetter;
  title: string;
  text: string;
  drawn: readonly number[];
  base: string;
}

/** The content of the browser's database: its own lists, and copies of the account's. */
export interface KeptLists {
  own: OwnList[];
  copies: AccountCopy[];
  /** The user's revision that the copies have. */
  revision: number | null;
}

/** The key of the drawn lines of an own list. */
export const drawnKey = ({ slot, owner }: Pick<OwnList, 'slot' | 'owner'>) =>
  sourceKey({ kind: 'list', id: slot, title: '', owner });

/** The part of a list that is kept in an account. */
export function contentsOf(list: OwnList): OwnListContents {
  const items = linesOfText(list.text);
  const drawn = findDrawnLines(parseDrawnLines(readDrawnLines(drawnKey(list))), items);
  return { title: titleOfText(list.title), items, drawn };
}
