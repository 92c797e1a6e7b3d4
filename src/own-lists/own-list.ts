import { sourceKey } from '#domain/roulette/draw-result.ts';
import { findDrawnLines } from '#domain/roulette/drawn-lines.ts';
import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import type { OwnListContents } from '#domain/roulette/own-list-contents.ts';
import { parseDrawnLines, readDrawnLines } from '#draw/kept/drawn-lines.ts';

/** The part that every own list has, also while it is typed. */
export interface ListText {
  letter: ListLetter;
  /** The uuid of the user in whose account it is kept (ROU-35); lists of this browser have none. */
  owner?: string | undefined;
  title: string;
  /** The typed text, one item a line. */
  text: string;
}

/** A list that this browser alone has. */
export interface BrowserList extends ListText {
  owner?: undefined;
  /** Increases with each change, from 1. A list that was never kept has version 0. */
  version: number;
}

/** A list of an account, which this browser has a copy of. */
export interface AccountList extends ListText {
  owner: string;
  /** The version that the account has, or that a command makes there. */
  base: string;
  /** The numbers of the drawn lines in the account, in the order of their draws. */
  drawn: readonly number[];
}

/** An own list, as it is shown. */
export type OwnList = BrowserList | AccountList;

/** A list of an account, as this browser read it last. */
export type AccountCopy = Omit<AccountList, 'owner'>;

/** The content of the browser's database: its own lists, and copies of the account's. */
export interface KeptLists {
  own: BrowserList[];
  copies: AccountCopy[];
  /** The user's revision that the copies have. */
  revision: number | null;
}

/** A list that was not written yet. */
export const emptyList = (letter: ListLetter): BrowserList => ({
  letter,
  title: '',
  text: '',
  version: 0,
});

/** The key of the drawn lines of an own list. */
export const drawnKey = ({ letter, owner }: Pick<ListText, 'letter' | 'owner'>) =>
  sourceKey({ kind: 'list', id: letter, title: '', owner });

/** The part of a list that is kept in an account. */
export function contentsOf(list: ListText): OwnListContents {
  const items = linesOfText(list.text);
  const drawn = findDrawnLines(parseDrawnLines(readDrawnLines(drawnKey(list))), items);
  return { title: titleOfText(list.title), items, drawn };
}
