/** Whether a proxy in front of the server, such as Authelia, wants its own sign-in (OUT-11). */
import { isAxiosError } from 'axios';
import { FROM_NETWORK } from '../routes.ts';
import { createStore } from '../store.ts';
import { http, TIMEOUT_MS } from './http.ts';

/** Such a proxy redirects a page to its sign-in, or refuses it, which our server never does. */
const REFUSED = [401, 403];

/** True while calls end at the proxy, and a load of the page from the network would show its sign-in. */
export const isProxyAsking = createStore(false);

let isUnderWay = false;

/** The present address, past the service worker. */
export function addressFromNetwork(): string {
  const address = new URL(location.href);
  address.searchParams.set(FROM_NETWORK, '');
  return address.href;
}

/**
 * Asks for the page as a load of it would, because a call or a chunk has failed. A server that is down, and a
 * browser without a network, answer nothing.
 */
export async function askProxy(): Promise<void> {
  if (!import.meta.env.PROD || isUnderWay) return;
  isUnderWay = true;
  const answer = await fetch(addressFromNetwork(), {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  isUnderWay = false;
  isProxyAsking.set(answer?.type === 'opaqueredirect' || REFUSED.includes(answer?.status ?? 0));
}

/**
 * Asks after each call without a response of the server, or with one that may be the proxy's.
 *
 * @returns ends it
 */
export function watchProxy(): () => void {
  const { response } = http.interceptors;
  const watching = response.use(
    (answer) => {
      // Signed in in another tab; or the service worker had an answer of its own.
      if (isProxyAsking.get()) void askProxy();
      return answer;
    },
    (error) => {
      if (!isAxiosError(error) || !error.response || REFUSED.includes(error.response.status))
        void askProxy();
      throw error;
    },
  );
  return () => response.eject(watching);
}
