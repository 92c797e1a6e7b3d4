import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isTransient } from '#lib/http/api-error.ts';
import { reachability } from '#lib/http/reachability.ts';
import { retryDelay } from '#lib/http/retry-delay.ts';

const RETRIES = 2;

/** A read that fails so often while others succeed is left to its button: its error must not come and go. */
const MOST_ERRORS = 5;

/**
 * The cache of server data. Reads that fail temporarily are retried twice, writes never (UI-11).
 * The browser's "offline" is ignored: it may still reach a server on the same machine. Reads that
 * failed are made again once the server responds after a silence.
 */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) =>
    reachability.subscribe(() => {
      const now = reachability.get();
      // A server in trouble leaves it as it is: reads would fail again.
      if (now !== 'in-trouble') setOnline(now === 'responds');
    }),
  );
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay,
        refetchOnWindowFocus: false,
        // Data that was read stays fresh.
        refetchOnReconnect: ({ state }) =>
          state.data !== undefined || state.errorUpdateCount < MOST_ERRORS,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
