import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ResponseTimeQuery } from '#contract/response-time.ts';
import { lanOrigin } from '#lib/only-here.ts';
import { extensions } from '#session/extensions.ts';
import { revision } from '#session/revision.ts';
import { reportResponseTime } from './api.ts';

const queryKey = ['response-time'];

const BASE_INTERVAL_MS = 5000;

/** One successful round of the response-time call. */
interface Round {
  ip: string;
  /** The report of this round, which the next one sends; in whole milliseconds by a monotonic clock. */
  report: Required<ResponseTimeQuery>;
}

/**
 * Calls on load and then 5000 ms plus the last response time after each round (INF-2). A failed
 * round is ignored: the values of the last successful one stay (INF-3).
 *
 * @returns the last successful round, and the beginning of the next one; none before the first has ended
 */
export function useResponseTime() {
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ client, signal }) => nextRound(client, signal),
    refetchInterval: ({ state }) => nextIntervalMs(state.data),
    refetchIntervalInBackground: true,
    retry: false,
  });
  const intervalMs = nextIntervalMs(data);
  const endedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return { round: data, intervalMs, nextAt: endedAt === 0 ? undefined : endedAt + intervalMs };
}

function nextIntervalMs(last: Round | undefined): number {
  return BASE_INTERVAL_MS + (last?.report.response_time ?? 0);
}

async function nextRound(client: QueryClient, signal: AbortSignal): Promise<Round> {
  const last = client.getQueryData<Round>(queryKey);
  const requestedAt = new Date();
  const begin = performance.now();
  const view = await reportResponseTime(last?.report ?? {}, signal);
  extensions.tellGuests(view.extensions);
  revision.set(view.revision);
  lanOrigin.set(view.lanOrigin);
  return {
    ip: view.ip,
    report: {
      last_request_date: requestedAt.toISOString(),
      last_response_date: new Date().toISOString(),
      response_time: Math.round(performance.now() - begin),
    },
  };
}
