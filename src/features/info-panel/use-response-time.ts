import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ResponseTimeQuery } from '#contract/response-time.ts';
import { extensions } from '#session/extensions.ts';
import { revision } from '#session/revision.ts';
import { reportResponseTime } from './api.ts';

const queryKey = ['response-time'];

const BASE_INTERVAL_MS = 5000;
/** After a call that took longer than the interval. */
const LEAST_WAIT_MS = 1000;

/** One successful round of the response-time call. */
interface Round {
  ip: string;
  /** The report of this round, which the next one sends; in whole milliseconds by a monotonic clock. */
  report: Required<ResponseTimeQuery>;
}

/** What the rounds have told so far. */
interface Rounds {
  /** The last successful one. */
  last: Round | undefined;
  /** The time until the next one begins, in milliseconds; and when that is, by this device's clock. */
  waitMs: number;
  nextAt: number;
}

/**
 * Calls on load and then every 5000 ms plus the last response time, from request to request (INF-2). A failed
 * round is ignored: the values of the last successful one stay (INF-3).
 *
 * @returns the last successful round, and the beginning of the next one; none before the first has ended
 */
export function useResponseTime() {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ client, signal }) => nextRound(client, signal),
    refetchInterval: ({ state }) => state.data?.waitMs ?? BASE_INTERVAL_MS,
    refetchIntervalInBackground: true,
    retry: false,
  });
  return { round: data?.last, intervalMs: intervalAfter(data?.last), nextAt: data?.nextAt };
}

function intervalAfter(last: Round | undefined): number {
  return BASE_INTERVAL_MS + (last?.report.response_time ?? 0);
}

async function nextRound(client: QueryClient, signal: AbortSignal): Promise<Rounds> {
  const before = client.getQueryData<Rounds>(queryKey)?.last;
  const begin = performance.now();
  const last = await reportRound(before, signal).catch(() => before);
  const waitMs = Math.max(
    LEAST_WAIT_MS,
    intervalAfter(last) - Math.round(performance.now() - begin),
  );
  return { last, waitMs, nextAt: Date.now() + waitMs };
}

async function reportRound(before: Round | undefined, signal: AbortSignal): Promise<Round> {
  const requestedAt = new Date();
  const begin = performance.now();
  const view = await reportResponseTime(before?.report ?? {}, signal);
  extensions.tellGuests(view.extensions);
  revision.set(view.revision);
  return {
    ip: view.ip,
    report: {
      last_request_date: requestedAt.toISOString(),
      last_response_date: new Date().toISOString(),
      response_time: Math.round(performance.now() - begin),
    },
  };
}
