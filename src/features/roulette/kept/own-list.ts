import type { ListSlot } from '#domain/roulette/list-slot.ts';

/** An own list, as it is kept in the browser. */
export interface OwnList {
  slot: ListSlot;
  title: string;
  /** As typed, one item a line. */
  text: string;
  /** Increases with each change, from 1. A list that was never kept has version 0. */
  version: number;
}
