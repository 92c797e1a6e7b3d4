/**
 * A token that cannot be read. It contains no part of the token, not even as its cause, because
 * messages may be shown or logged (SES-12).
 */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super('invalid token');
  }
}
