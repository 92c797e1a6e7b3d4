/** One write of a user, which may arrive late and more than once. */
export interface Press {
  /** The user's id. */
  user: number;
  /** When it was made, as far as its sender knew the server's clock, in milliseconds since the epoch. */
  time: number | null;
  /** What its repetitions are recognised by, if they are to have no effect. */
  identity: PressIdentity | null;
}

export interface PressIdentity {
  key: string;
  /** A hash of method, path and body: a repetition has the same. */
  requestHash: string;
}
