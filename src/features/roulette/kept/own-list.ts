import type { ListSlot } from '#domain/roulette/list-slot.ts';

/** An own list, as it is shown. */
export interface OwnList {
  slot: ListSlot;
  title: string;
  /** As typed, one item a line. */
  text: string;
  /** In this browser it increases with each change, from 1. A list that was never kept has version 0. */
  version: number;
  /** The uuid of the user in whose account it is kept (ROU-35). */
  owner?: string | undefined;
  /** Then the version that the account has, or that a command makes there. */
  base?: string | undefined;
  /** Then the numbers of the drawn lines, in the order of their draws. */
  drawn?: readonly number[] | undefined;
}

/** A list of an account, as this browser read it last. */
export interface AccountCopy {
  slot: ListSlot;
  title: string;
  text: string;
  drawn: readonly number[];
  base: string;
}

/** What the browser's database has: lists of this browser, and copies of the account's. */
export interface KeptLists {
  own: OwnList[];
  copies: AccountCopy[];
  /** The user's revision that the copies have. */
  revision: number | null;
}
