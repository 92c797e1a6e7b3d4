/** A user, and the session that asks. */
export interface Asker {
  /** The user's id. */
  id: number;
  /** The session's id: the claim `sid` of its tokens. */
  sid: string;
}
