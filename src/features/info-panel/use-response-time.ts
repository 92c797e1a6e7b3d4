import { type QueryClient, useQuery } from '@tanstack/react-query';
import { nextIntervalMs } from '#domain/response-time.ts';
import { reportResponseTime } from './api.ts';

const queryKey = ['response-time'];

/** One answered round of the response-time call. */
interface Round {
  ip: string | undefined;
  requestedAt: number;
  answeredAt: number;
  /** Whole milliseconds, by a clock that nobody sets. */
  responseTimeMs: number;
}

export interface ResponseTime {
  /** The last answered round; none before the first answer. */
  round: Round | undefined;
  intervalMs: number;
  /** When the next round begins, in milliseconds since the epoch; none before the first ended. */
  nextAt: number | undefined;
}

/**
 * Calls on load and then again and again, 5000 ms plus the last response time after each round
 * (customer's section 7). A round that fails is silent: what the last good one said stays.
 */
export function useResponseTime(): ResponseTime {
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey,
    queryFn: ({ client, signal }) => nextRound(client, signal),
    refetchInterval: ({ state }) => nextIntervalMs(state.data?.responseTimeMs),
    refetchIntervalInBackground: true,
    retry: false,
  });
  const intervalMs = nextIntervalMs(data?.responseTimeMs);
  const endedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return { round: data, intervalMs, nextAt: endedAt === 0 ? undefined : endedAt + intervalMs };
}

async function nextRound(client: QueryClient, signal: AbortSignal): Promise<Round> {
  const last = client.getQueryData<Round>(queryKey);
  const requestedAt = Date.now();
  const begin = performance.now();
  const rows = await reportResponseTime(last ? reportOf(last) : {}, signal);
  return {
    ip: rows[0]?.ip_addr,
    requestedAt,
    answeredAt: Date.now(),
    responseTimeMs: Math.round(performance.now() - begin),
  };
}

function reportOf(round: Round) {
  return {
    last_request_date: new Date(round.requestedAt).toISOString(),
    last_response_date: new Date(round.answeredAt).toISOString(),
    response_time: round.responseTimeMs,
  };
}
