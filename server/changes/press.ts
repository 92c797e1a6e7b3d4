/** One write of a user, which may arrive late and more than once. */
export interface Press {
  /** The user's id. */
  user: number;
  /** The client's address. */
  address: string;
  /** When it was made, as far as its sender knew the server's clock, in milliseconds since the epoch. */
  time: number | null;
  /** The key that recognises its repetitions, if they are to have no effect. */
  identity: PressIdentity | null;
}

export interface PressIdentity {
  key: string;
  /** A hash of method, path and body: a repetition has the same. */
  requestHash: string;
}

/**
 * When a press counts, in milliseconds since the epoch: when it was made, however long it was on its
 * way, and never in the future (OUT-10).
 *
 * @param now when it arrived
 */
export function pressedAt({ time }: Press, now: number): number {
  return Math.min(time ?? now, now);
}
