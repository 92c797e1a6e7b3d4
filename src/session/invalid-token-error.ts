/**
 * A token that cannot be read. It carries nothing of the token, not even as its cause: a message
 * may end on a screen or in a log, a token must not.
 */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super('invalid token');
  }
}
