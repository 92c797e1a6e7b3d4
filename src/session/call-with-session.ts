import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError, hasStatus } from '#lib/http/api-error.ts';
import { call, request, withToken } from '#lib/http/http.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionStore } from './session-store.ts';

/** A younger access token is not refused for its age, so a new one would be refused, too. */
const YOUNG_SECONDS = 60;

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
  try {
    return await request(withToken(config, session.access));
  } catch (error) {
    const age = serverClock.now() / 1000 - session.accessPayload.iat;
    if (!hasStatus(error, 401) || age < YOUNG_SECONDS) throw error;
    // Other calls were refused before, and the session already has a new token.
    const isStill = sessionStore.get()?.access === session.access;
    if (isStill) await refreshSession().catch(() => undefined);
    const next = sessionStore.get();
    if (!next || next.access === session.access) throw error;
    // Another user signed in meanwhile: the call is not theirs.
    if (next.accessPayload.uuid !== session.accessPayload.uuid) throw error;
    return request(withToken(config, next.access));
  }
}

/**
 * Calls the API with the access token if there is one. A refused token is left to the next call
 * that the user makes: this one neither continues nor ends the session (INF-3).
 *
 * @throws ApiError and nothing else
 */
export function callQuietly(config: AxiosRequestConfig): Promise<unknown> {
  const session = sessionStore.get();
  return call(session ? withToken(config, session.access) : config);
}
