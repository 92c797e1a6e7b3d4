import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { EXTENSIONS, TOKEN_NOT_VALID, USER_NOT_FOUND } from '#contract/extensions.ts';
import type { Session } from '#domain/session/session-cookies.ts';
import { ApiError, hasStatus, toApiError } from '#lib/http/api-error.ts';
import { call, request, withToken } from '#lib/http/http.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionStore } from './session-store.ts';

/** A younger access token is not refused for its age, so a new one would be refused, too. */
const YOUNG_SECONDS = 60;

/** The time after which a session whose new token was refused, too, is refreshed once more. */
const PAUSE_MS = 60_000;

/**
 * Calls the API as the signed-in user; a guest's call fails.
 *
 * @throws ApiError only; of the kind `no-token` for a guest
 */
export async function callAsUser(config: AxiosRequestConfig): Promise<unknown> {
  return (await requestAsUser(config)).data;
}

/**
 * The same with the headers of the response. If the access token is refused, the session is refreshed, once for
 * all refused calls, and the call is made again (SES-26).
 */
export async function requestAsUser(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  const session = sessionStore.get();
  if (!session) throw new ApiError({ kind: 'no-token' });
  return requestWithin(session, config, (error) => {
    if (isEndTold(session, error)) return true;
    const age = serverClock.now() / 1000 - session.accessPayload.iat;
    return hasStatus(error, 401) && age >= YOUNG_SECONDS;
  });
}

/**
 * Calls the API with the access token if there is one. Only our own server is believed that the session may be
 * over; on another kind of server this call neither continues nor ends it (SES-36).
 *
 * @throws ApiError and nothing else
 */
export async function callQuietly(config: AxiosRequestConfig): Promise<unknown> {
  const session = sessionStore.get();
  if (!session) return call(config);
  return (await requestWithin(session, config, (error) => isEndTold(session, error))).data;
}

/** @param mayRefresh whether a refusal is a reason to refresh the session and try again */
async function requestWithin(
  session: Session,
  config: AxiosRequestConfig,
  mayRefresh: (error: unknown) => boolean,
): Promise<AxiosResponse<unknown>> {
  try {
    return await request(withToken(config, session.access));
  } catch (error) {
    if (!mayRefresh(error)) throw error;
    // Other calls were refused before, and the session already has a new token.
    const isStill = sessionStore.get()?.access === session.access;
    if (isStill) await refreshSession().catch(() => undefined);
    const next = sessionStore.get();
    if (!next || next.access === session.access) throw error;
    // Another user signed in meanwhile: the call is not theirs.
    if (next.accessPayload.uuid !== session.accessPayload.uuid) throw error;
    return request(withToken(config, next.access)).catch((refused) => {
      if (isTokenRefused(refused))
        inVain = { session: next.accessPayload.sid, at: performance.now() };
      throw refused;
    });
  }
}

/** The last session whose new token was refused, too, and when: a further try waits for a minute. */
let inVain: { session: string | undefined; at: number } | undefined;

/** True if our own server refuses a token: another device may have ended the session. */
function isEndTold({ accessPayload: { extensions, sid } }: Session, error: unknown): boolean {
  if (extensions !== EXTENSIONS || !isTokenRefused(error)) return false;
  if (!inVain || inVain.session !== sid) return true;
  return performance.now() - inVain.at >= PAUSE_MS;
}

/** True for a 401 with the `code` of our server, unlike one of a proxy. */
function isTokenRefused(error: unknown): boolean {
  const { failure } = toApiError(error);
  if (failure.kind !== 'response' || failure.status !== 401) return false;
  const { code } = fieldsOf(failure.data);
  return code === TOKEN_NOT_VALID || code === USER_NOT_FOUND;
}
