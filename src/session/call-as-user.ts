import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { ApiError } from '#lib/http/api-error.ts';
import { callWithSession } from './call-with-session.ts';
import { sessionStore } from './session-store.ts';

/**
 * Calls the API as the signed-in user; a guest's call fails.
 *
 * @throws ApiError only; of the kind `no-token` for a guest
 */
export async function callAsUser(config: AxiosRequestConfig): Promise<unknown> {
  return (await requestAsUser(config)).data;
}

/** The same with the headers of the response. */
export async function requestAsUser(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  if (!sessionStore.get()) throw new ApiError({ kind: 'no-token' });
  return callWithSession(config);
}
