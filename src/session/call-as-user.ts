import type { AxiosRequestConfig } from 'axios';
import { ApiError } from '#lib/api-error.ts';
import { callWithSession } from './call-with-session.ts';
import { sessionStore } from './session-store.ts';

/**
 * Calls the API as whoever is signed in.
 *
 * @throws ApiError and nothing else; of the kind `no-token` when nobody is
 */
export async function callAsUser<Body>(config: AxiosRequestConfig): Promise<Body> {
  if (!sessionStore.get()) throw new ApiError({ kind: 'no-token' });
  return callWithSession<Body>(config);
}
