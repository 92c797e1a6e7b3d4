import type { ListSlot } from '#domain/roulette/list-slot.ts';

/** An own list, as it is kept in the browser. */
export interface OwnList {
  slot: ListSlot;
  title: string;
  /** As typed, one item a line. */
  text: string;
  /** Increases with each change, from 1. A list that was never kept has version 0. */
  version: number;
  /** The uuid of the user in whose account it is kept, too (ROU-35). */
  owner?: string | undefined;
}

/** A list in an account, as this browser has it. */
export interface AccountCopy extends OwnList {
  owner: string;
  /** The version of the account's list that it was made from; 0 if it was never there. */
  base: number;
  /** What the account has of it: the version here, and the drawn lines. */
  sent: { version: number; drawn: readonly number[] };
}
