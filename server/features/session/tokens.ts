import { createSecretKey } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { LRUCache } from 'lru-cache';
import { EXTENSIONS } from '#contract/extensions.ts';
import type { TokenPayload } from '#contract/session.ts';
import { AuthenticationError } from '#server/runtime/errors.ts';

/** The claims of a token: the contract's and the server's own. */
export interface TokenClaims extends Omit<TokenPayload, 'extensions'> {
  /** The refresh family that the token belongs to. */
  sid: string;
  token_type: 'access' | 'refresh';
}

/** Every claim: nobody but the server signs others. */
const requiredClaims = ['exp', 'iat', 'jti', 'user_id', 'uuid', 'username', 'sid', 'token_type'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Three base64url parts, the last one the 32 bytes of an HS256 signature. Its 43 characters have
 * two spare bits, which must be zero: otherwise one signature could be written in four ways.
 */
const COMPACT_HS256 = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** About 10 MB, and more than there are sessions in use at once. */
const KEPT_CLAIMS = 10_000;

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and verifies tokens (SEC-6). */
export function createTokens(secret: string, clock: () => number) {
  // jose would convert any other kind of key to this one each time.
  const key = createSecretKey(secret, 'utf8').toCryptoKey(
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  /**
   * The claims of tokens with a valid signature. Expiry and session are checked each time.
   */
  const signedClaims = new LRUCache<string, TokenClaims>({ max: KEPT_CLAIMS });

  return {
    /** The same claims always make the same token. */
    sign(claims: TokenClaims): Promise<string> {
      // The page reads this from the access token alone.
      const extra = claims.token_type === 'access' ? { extensions: EXTENSIONS } : {};
      return new SignJWT({ ...claims, ...extra })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(key);
    },

    /**
     * Returns the claims of a valid, unexpired token of this type; throws for any other (SEC-6).
     */
    async verify(token: string, type: TokenClaims['token_type']): Promise<TokenClaims> {
      const claims = signedClaims.get(token) ?? (await readSigned(token));
      if (claims.token_type !== type || claims.exp <= Math.floor(clock() / 1000)) {
        throw new AuthenticationError('token_not_valid');
      }
      return claims;
    },
  };

  /** Clients do not learn which of a dozen reasons makes a token invalid. */
  async function readSigned(token: string): Promise<TokenClaims> {
    const options = { algorithms: ['HS256'], requiredClaims, currentDate: new Date(clock()) };
    const verified = COMPACT_HS256.test(token)
      ? await jwtVerify<TokenClaims>(token, key, options).catch(() => undefined)
      : undefined;
    if (verified === undefined || !areSound(verified.payload))
      throw new AuthenticationError('token_not_valid');
    signedClaims.set(token, verified.payload);
    return verified.payload;
  }
}

/** True if queries can take these claims: a token signed with our secret may still hold values of another kind. */
function areSound({ jti, sid, uuid, username, user_id, token_type }: JWTPayload): boolean {
  return (
    [jti, sid, uuid].every((id) => typeof id === 'string' && UUID.test(id)) &&
    typeof username === 'string' &&
    typeof token_type === 'string' &&
    Number.isSafeInteger(user_id)
  );
}
