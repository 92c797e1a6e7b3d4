import type { ListLetter } from './list-letter.ts';

/** The source of a draw's lines: a raffle of the server, an own list, or a link. */
export type DrawSource =
  | { kind: 'raffle'; id: number; title: string }
  /** With the user, if it is in an account. */
  | { kind: 'list'; id: ListLetter; title: string; owner?: string | undefined }
  /** A list that came with a link, or the list of a room while it is open. */
  | { kind: 'shared'; id: 'link' | `room ${string}`; title: string };

/** Names a source among all that a browser has known, whatever its title: `raffle:1`, `list:A`. */
export function sourceKey(source: DrawSource): string {
  const { kind, id } = source;
  return kind === 'list' && source.owner ? `${kind}:${id}@${source.owner}` : `${kind}:${id}`;
}

/** A finished draw: all that the page, the count and the history need to know of it. */
export interface DrawResult {
  /** The end of the spin, in milliseconds since the epoch. */
  at: number;
  source: DrawSource;
  /** The number of lines that could be drawn. */
  n: number;
  /** The tick on which the spin stopped: 2n+1 … 3n. */
  target: number;
  /** The number of the drawn line in its list, from 1. */
  line: number;
  /** The text of the drawn line. */
  item: string;
  /** True if it was drawn in a room, from the bytes of several devices (ROM-26). */
  together?: true | undefined;
}
