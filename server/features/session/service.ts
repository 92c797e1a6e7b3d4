/**
 * Sessions. Each sign-in starts a family of token pairs, one of them active; its refresh token
 * creates the next one. A refresh token that is used again after its successor may be stolen, so the
 * family ends (SEC-9).
 */
import { randomUUID } from 'node:crypto';
import type { EndedSessions, OwnSession } from '#contract/account.ts';
import { USER_NOT_FOUND } from '#contract/extensions.ts';
import type { TokenPair } from '#contract/session.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts';
import type { Settings } from '#server/config/settings.ts';
import type { Asker } from '#server/runtime/asker.ts';
import { AuthenticationError, NotFoundError } from '#server/runtime/errors.ts';
import type { ActivePair, FamilyRepository, RefreshFamily, SessionDevice } from './repository.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

/** How long a pair that nobody has used is handed out again, for lost responses (SEC-8). */
const UNUSED_MS = DAY_MS;

/** The same from its first use on, for two tabs that refresh at the same time (SEC-8). */
const GRACE_MS = 10_000;

/** By how much the clocks of two servers with one database may differ. */
const CLOCK_SKEW_MS = 1000;

/** The shortest interval at which a session's last use is written (ACC-3). */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/** More than anyone looks through; the others can still be ended all at once. */
const MOST_SHOWN = 100;

export type SessionSettings = Pick<Settings, 'accessTokenSeconds' | 'refreshTokenSeconds'>;

/** The user who signs in. */
export interface SessionUser {
  id: number;
  uuid: string;
  username: string;
  /** The proof of the sign-in: no session begins if it was changed since. */
  password_hash?: string;
}

/** The claims that stay the same in a family. */
type Identity = Pick<TokenClaims, 'sid' | 'user_id' | 'uuid' | 'username'>;

interface SessionServiceDeps {
  settings: SessionSettings;
  families: FamilyRepository;
  tokens: Tokens;
  clock: () => number;
  /** Called when a refresh token was used twice. */
  reportReuse: (family: { sid: string; user_id: number }) => void;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Begins sessions, goes on with them and ends them (SEC-8 to SEC-10). */
export function createSessionService({
  settings,
  families,
  tokens,
  clock,
  reportReuse,
}: SessionServiceDeps) {
  return {
    async begin(user: SessionUser, device: SessionDevice): Promise<TokenPair> {
      const sid = randomUUID();
      const now = clock();
      const pair = newPair(now);
      const family = {
        id: sid,
        user_id: user.id,
        ...pair,
        previous_refresh_jti: null,
        rotated_at: null,
        // No older token leads to the first pair.
        first_used_at: now,
        ...device,
        began_at: now,
        used_at: now,
      };
      if (!(await families.insert(family, user.password_hash))) {
        throw new AuthenticationError('no_active_account');
      }
      return sign({ sid, user_id: user.id, uuid: user.uuid, username: user.username }, pair);
    },

    async refresh(token: string): Promise<TokenPair> {
      const claims = await tokens.verify(token, 'refresh');
      const now = clock();
      const next = newPair(now);
      const session = sessionOf(claims);
      if (await families.rotate(session, claims.jti, next, now)) return sign(claims, next);

      const family = await families.find(session);
      if (family === undefined) throw await noSession(claims);
      const isParent = family.previous_refresh_jti === claims.jti;
      if (isParent && isHandedOutAgain(family, now)) return sign(claims, family);

      await families.end(session, 'token_reused', now);
      reportReuse({ sid: claims.sid, user_id: claims.user_id });
      throw new AuthenticationError('token_not_valid');
    },

    /** Ends the session, also for access tokens that have not expired (SEC-10). */
    async end(refreshToken: string): Promise<void> {
      const claims = await tokens.verify(refreshToken, 'refresh');
      await families.end(sessionOf(claims), 'signed_out', clock());
    },

    /** Ends the session with this id, if there is one. */
    async endById(sid: string): Promise<void> {
      const user = await families.findUser(sid);
      if (user !== undefined) await families.end({ id: user, sid }, 'signed_out', clock());
    },

    /** Returns the user of an access token as long as the session lasts. @param address of the client that uses it */
    async authenticate(
      accessToken: string,
      address: string,
    ): Promise<Asker & { revision: number }> {
      const claims = await tokens.verify(accessToken, 'access');
      const session = sessionOf(claims);
      const owner = await families.findOwner(session);
      if (owner === undefined) throw await noSession(claims);
      const now = clock();
      const isFirstUse = owner.first_used_at === null && owner.access_jti === claims.jti;
      if (isFirstUse || now - owner.used_at >= TOUCH_EVERY_MS) {
        // If it cannot be written, a request that only reads goes on, and the next one tries it.
        await families.noteUse(session, claims.jti, address, now).catch(() => undefined);
      }
      return { ...session, revision: owner.revision };
    },

    /** For their owner (ACC-3). */
    async list({ id, sid }: Asker): Promise<OwnSession[]> {
      const rows = await families.list(id, toSeconds(clock()), MOST_SHOWN);
      return rows.map(({ began_at, used_at, ...session }) => ({
        ...session,
        began_at: new Date(began_at).toISOString(),
        used_at: new Date(used_at).toISOString(),
        current: session.id === sid,
      }));
    },

    /** Throws a `NotFoundError` for a session of another user, or none. */
    async endOne(asker: Asker, sid: string): Promise<void> {
      const kind = sid === asker.sid ? 'signed_out' : 'session_ended';
      if (!(await families.end({ ...asker, sid }, kind, clock()))) throw new NotFoundError();
    },

    async endOthers(asker: Asker): Promise<EndedSessions> {
      return { ended: await families.endOthers(asker, clock()) };
    },
  };

  /** The error says if the account itself is gone: then the browser forgets its unsent presses (OUT-5). */
  async function noSession({ user_id, uuid }: Identity): Promise<AuthenticationError> {
    const isAccount = await families.hasUser(user_id, uuid);
    return new AuthenticationError(isAccount ? 'token_not_valid' : USER_NOT_FOUND);
  }

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
    const { issued_at: iat, access_expires_at, refresh_expires_at } = pair;
    const common = { sid, user_id, uuid, username, iat };
    const access = { token_type: 'access', jti: pair.access_jti, exp: access_expires_at } as const;
    const refresh = {
      token_type: 'refresh',
      jti: pair.refresh_jti,
      exp: refresh_expires_at,
    } as const;
    return {
      access: await tokens.sign({ ...common, ...access }),
      refresh: await tokens.sign({ ...common, ...refresh }),
    };
  }
}

function sessionOf({ sid, user_id }: Identity): Asker {
  return { id: user_id, sid };
}

/** True if the token that the active pair replaced still leads to it. */
function isHandedOutAgain({ rotated_at, first_used_at }: RefreshFamily, now: number): boolean {
  if (first_used_at !== null) return isRecent(first_used_at, now);
  return rotated_at !== null && now - rotated_at <= UNUSED_MS;
}

/** A time that lies ahead is not recent: the clock was set back, and would keep the grace open. */
function isRecent(time: number, now: number): boolean {
  return time - now <= CLOCK_SKEW_MS && now - time <= GRACE_MS;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
