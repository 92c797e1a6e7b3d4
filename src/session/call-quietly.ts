import type { AxiosRequestConfig } from 'axios';
import { call, withToken } from '#lib/http/http.ts';
import { sessionStore } from './session-store.ts';

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
