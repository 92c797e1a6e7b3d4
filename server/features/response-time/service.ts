import type { ResponseTimeQuery, ResponseTimeRecord } from '#contract/response-time.ts';
import type { ResponseTimeRepository } from './repository.ts';

/** Every open tab adds a row each five seconds, so old ones must go. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface Report {
  address: string;
  userId: number | null;
  /** What the client measured of its last round, if it has had one. */
  lastRound: ResponseTimeQuery;
}

export type ResponseTimeService = ReturnType<typeof createResponseTimeService>;

export function createResponseTimeService(repository: ResponseTimeRepository, clock: () => number) {
  return {
    record({ address, userId, lastRound }: Report): Promise<ResponseTimeRecord> {
      return repository.insert({
        ip_addr: address,
        user_id: userId,
        last_request_at: toMilliseconds(lastRound.last_request_date),
        last_response_at: toMilliseconds(lastRound.last_response_date),
        response_time: lastRound.response_time ?? null,
        created_at: clock(),
      });
    },

    /** Deletes a batch of rows past their time; answers how many there were. */
    prune(limit: number): Promise<number> {
      return repository.deleteOlderThan(clock() - KEPT_FOR_MS, limit);
    },
  };
}

/** `null` also for a leap second, which ISO 8601 knows and JavaScript's dates do not. */
function toMilliseconds(timestamp: string | undefined): number | null {
  const time = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(time) ? null : time;
}
