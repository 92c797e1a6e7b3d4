/** The outcome of the last call. */
import { AxiosError, isAxiosError, isCancel } from 'axios';
import { createStore } from '../store.ts';
import { http } from './http.ts';

/**
 * The server responded, whatever it said; or it is in trouble (5xx), or something else responded in
 * its place; or nothing came.
 */
type Reachability = 'responds' | 'in-trouble' | 'silent';

export const reachability = createStore<Reachability>('responds');

let lastResponse: number | null = null;

/** When the server last responded, in milliseconds since the epoch by this device; `null` before it has. */
export const lastResponseMs = (): number | null => lastResponse;

http.interceptors.response.use(
  (response) => {
    lastResponse = Date.now();
    reachability.set('responds');
    return response;
  },
  (error) => {
    // A call that the page cancelled tells nothing about the server.
    if (isAxiosError(error) && !isCancel(error)) reachability.set(reachabilityAfter(error));
    throw error;
  },
);

function reachabilityAfter({ response, code }: AxiosError): Reachability {
  if (response) return response.status >= 500 ? 'in-trouble' : 'responds';
  return code === AxiosError.ERR_BAD_RESPONSE ? 'in-trouble' : 'silent';
}
