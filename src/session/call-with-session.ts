import type { AxiosRequestConfig } from 'axios';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/http.ts';
import { serverClock } from '#lib/server-clock.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionStore } from './session-store.ts';

/** An access token as young as this is not refused for its age: a new one would be refused too. */
const YOUNG_SECONDS = 60;

/**
 * Calls the API as whoever is signed in, or as a guest. When the access token is refused the
 * session is continued, once for however many calls are refused together, and the call made again.
 *
 * @throws ApiError and nothing else
 */
export async function callWithSession<Body>(config: AxiosRequestConfig): Promise<Body> {
  const session = sessionStore.get();
  if (!session) return call(config);
  try {
    return await call(withToken(config, session.access));
  } catch (error) {
    const age = serverClock.now() / 1000 - session.accessPayload.iat;
    if (!isUnauthorized(error) || age < YOUNG_SECONDS) throw error;
    // Refused late: others were refused before and have a new token by now.
    const isStill = sessionStore.get()?.access === session.access;
    if (isStill) await refreshSession().catch(() => undefined);
    const next = sessionStore.get();
    if (!next || next.access === session.access) throw error;
    return call(withToken(config, next.access));
  }
}

function withToken(config: AxiosRequestConfig, access: string): AxiosRequestConfig {
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${access}` } };
}

function isUnauthorized(error: unknown): boolean {
  return (
    error instanceof ApiError && error.failure.kind === 'response' && error.failure.status === 401
  );
}
