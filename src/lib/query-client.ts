import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './api-error.ts';

const RETRIES = 2;
const FIRST_WAIT_MS = 500;

/** Waits grow twofold, and half of each is left to chance so that many pages do not knock at once. */
function retryDelay(attempt: number): number {
  const wait = FIRST_WAIT_MS * 2 ** attempt;
  return wait / 2 + (wait / 2) * Math.random();
}

/**
 * What the page knows of the server. Reads that failed for a passing reason are tried twice again;
 * writes never by themselves. Whether there is a network is found by trying, since a browser that
 * says "offline" may still reach a server on the same machine.
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
