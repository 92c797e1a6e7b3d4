import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '#contract/session.ts';
import { parseTokenPayload } from '#domain/session/token-payload.ts';

/** Three parts of base64url; only the server can check the signature. */
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Reads the claims of a token (SES-13).
 *
 * @throws InvalidTokenError if it is not a string, lacks a part, has bad base64 or JSON, or lacks a
 * claim that the page needs
 */
export function decodeToken(token: unknown): TokenPayload {
  if (typeof token !== 'string' || !THREE_PARTS.test(token)) throw new InvalidTokenError();
  const payload = parseTokenPayload(decode(token));
  if (!payload) throw new InvalidTokenError();
  return payload;
}

function decode(token: string): unknown {
  try {
    // The header's content does not matter here, but it must be readable.
    jwtDecode(token, { header: true });
    return jwtDecode(token);
  } catch {
    throw new InvalidTokenError();
  }
}

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
