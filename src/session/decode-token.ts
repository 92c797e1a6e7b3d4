import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '#contract/session.ts';
import { parseTokenPayload } from '#domain/session/token-payload.ts';
import { InvalidTokenError } from './invalid-token-error.ts';

/** Three parts of base64url; whether the signature is right is for the server to say. */
const THREE_PARTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Reads what a token says (customer's section 5).
 *
 * @throws InvalidTokenError when it is not a string, lacks a part, has bad base64 or JSON, or says
 * less than the page needs
 */
export function decodeToken(token: unknown): TokenPayload {
  if (typeof token !== 'string' || !THREE_PARTS.test(token)) throw new InvalidTokenError();
  const payload = parseTokenPayload(decode(token));
  if (!payload) throw new InvalidTokenError();
  return payload;
}

function decode(token: string): unknown {
  try {
    // What the header says is the server's business; that it can be read is part of being a token.
    jwtDecode(token, { header: true });
    return jwtDecode(token);
  } catch {
    throw new InvalidTokenError();
  }
}
