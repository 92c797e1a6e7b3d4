/** One write of a user, which may arrive late and more than once. */
export interface Press {
  /** The user's id. */
  user: number;
  /** The id of the session: a device with its tabs. */
  session: string;
  /** How long before its arrival it was made, in milliseconds. */
  ageMs: number;
  /** What its repetitions are recognised by, if they are to have no effect. */
  identity: PressIdentity | null;
}

export interface PressIdentity {
  key: string;
  /** A hash of method, path and body: a repetition has the same. */
  requestHash: string;
}
