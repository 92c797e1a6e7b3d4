import type { TokenPair } from '#contract/session.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { decodeToken, InvalidTokenError } from './decode-token.ts';

/**
 * Creates a session from a token pair.
 *
 * @throws InvalidTokenError if a token cannot be read, or the two belong to different users
 */
export function openSession({ access, refresh }: TokenPair): Session {
  const accessPayload = decodeToken(access);
  const refreshPayload = decodeToken(refresh);
  if (accessPayload.uuid !== refreshPayload.uuid) throw new InvalidTokenError();
  return { access, refresh, accessPayload, refreshPayload };
}
