/**
 * Sessions. Each sign-in starts a family of token pairs, one of them active; its refresh token
 * creates the next one. A refresh token that is used twice may be stolen, so the family ends
 * (SEC-9).
 */
import { randomUUID } from 'node:crypto';
import type { TokenPair } from '#contract/session.ts';
import { AuthenticationError } from '#server/runtime/errors.ts';
import type { ActivePair, FamilyRepository } from './family-repository.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

/** For two tabs that refresh at the same time, and for lost responses (SEC-8). */
const GRACE_MS = 10_000;

/** By how much the clocks of two servers with one database may differ. */
const CLOCK_SKEW_MS = 1000;

export interface SessionSettings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
}

/** Whose session it is. */
export interface SessionUser {
  id: number;
  uuid: string;
  username: string;
}

/** The claims that stay the same in a family. */
type Identity = Pick<TokenClaims, 'sid' | 'user_id' | 'uuid' | 'username'>;

interface Parts {
  settings: SessionSettings;
  families: FamilyRepository;
  tokens: Tokens;
  clock: () => number;
  /** Called when a refresh token was used twice. */
  reportReuse: (family: { sid: string; user_id: number }) => void;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ settings, families, tokens, clock, reportReuse }: Parts) {
  return {
    async begin(user: SessionUser): Promise<TokenPair> {
      const sid = randomUUID();
      const pair = newPair(clock());
      await families.insert({
        id: sid,
        user_id: user.id,
        ...pair,
        previous_refresh_jti: null,
        rotated_at: null,
      });
      return sign({ sid, user_id: user.id, uuid: user.uuid, username: user.username }, pair);
    },

    async refresh(token: string): Promise<TokenPair> {
      const claims = await tokens.verify(token, 'refresh');
      const now = clock();
      const next = newPair(now);
      if (await families.rotate(claims.sid, claims.jti, next, now)) return sign(claims, next);

      const family = await families.find(claims.sid);
      if (family === undefined) throw new AuthenticationError('token_not_valid');
      const isParent = family.previous_refresh_jti === claims.jti;
      if (isParent && isRecent(family.rotated_at ?? 0, now)) return sign(claims, family);

      await families.delete(claims.sid);
      reportReuse({ sid: claims.sid, user_id: claims.user_id });
      throw new AuthenticationError('token_not_valid');
    },

    /** Ends the session, also for access tokens that have not expired (SEC-10). */
    async end(refreshToken: string): Promise<void> {
      const { sid } = await tokens.verify(refreshToken, 'refresh');
      await families.delete(sid);
    },

    /** Ends the session with this id, if there is one. */
    endById(sid: string): Promise<void> {
      return families.delete(sid);
    },

    /** Whose access token it is, as long as the session lasts. */
    async authenticate(accessToken: string): Promise<{ id: number }> {
      const { sid } = await tokens.verify(accessToken, 'access');
      const id = await families.findOwner(sid);
      if (id === undefined) throw new AuthenticationError('token_not_valid');
      return { id };
    },

    /** Deletes a batch of families whose refresh token has expired; returns how many. */
    prune(limit: number): Promise<number> {
      return families.deleteExpired(toSeconds(clock()), limit);
    },
  };

  function newPair(now: number): ActivePair {
    const issuedAt = toSeconds(now);
    return {
      refresh_jti: randomUUID(),
      access_jti: randomUUID(),
      issued_at: issuedAt,
      access_expires_at: issuedAt + settings.accessTokenSeconds,
      refresh_expires_at: issuedAt + settings.refreshTokenSeconds,
    };
  }

  async function sign(
    { sid, user_id, uuid, username }: Identity,
    pair: ActivePair,
  ): Promise<TokenPair> {
    const common = { sid, user_id, uuid, username, iat: pair.issued_at };
    const [access, refresh] = await Promise.all([
      tokens.sign({
        ...common,
        token_type: 'access',
        jti: pair.access_jti,
        exp: pair.access_expires_at,
      }),
      tokens.sign({
        ...common,
        token_type: 'refresh',
        jti: pair.refresh_jti,
        exp: pair.refresh_expires_at,
      }),
    ]);
    return { access, refresh };
  }
}

/** A time that lies ahead is not recent: the clock was set back, and would keep the grace open. */
function isRecent(time: number, now: number): boolean {
  return time - now <= CLOCK_SKEW_MS && now - time <= GRACE_MS;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
