import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './api-error.ts';
import { retryDelay } from './retry-delay.ts';

const RETRIES = 2;

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
