import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './api-error.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 500;

/** Delays double, and half of each is random, so that many pages do not retry at the same time. */
function retryDelay(attempt: number): number {
  const wait = FIRST_WAIT_MS * 2 ** attempt;
  return wait / 2 + (wait / 2) * Math.random();
}

/**
 * The cache of server data. Reads that fail temporarily are retried twice, writes never (UI-11).
 * The browser's "offline" is ignored: it may still reach a server on the same machine.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
