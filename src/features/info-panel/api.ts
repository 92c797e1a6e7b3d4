import { paths } from '#contract/paths.ts';
import type { ResponseTimeQuery, ResponseTimeRecord } from '#contract/response-time.ts';
import { callWithSession } from '#session/call-with-session.ts';

/** Reports the last round and hears which address the server sees. */
export function reportResponseTime(
  params: ResponseTimeQuery,
  signal: AbortSignal,
): Promise<ResponseTimeRecord[]> {
  return callWithSession({ url: paths.responseTime, params, signal });
}
