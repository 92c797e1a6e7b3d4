import { EXTENSIONS } from '#contract/extensions.ts';
import type { ResponseTimeQuery, ResponseTimeRecord } from '#contract/response-time.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { ResponseTimeRepository } from './repository.ts';

/** Every open tab adds a row every five seconds, so old rows are deleted (OPS-10). */
const KEPT_FOR_MS = 7 * DAY_MS;

interface Report {
  address: string;
  userId: number | null;
  /** The client's measurements of its last round, if there was one. */
  lastRound: ResponseTimeQuery;
}

export type ResponseTimeService = ReturnType<typeof createResponseTimeService>;

/** Stores a response time, and says what the page asks about itself. */
export function createResponseTimeService(repository: ResponseTimeRepository, clock: () => number) {
  return {
    async record({ address, userId, lastRound }: Report): Promise<ResponseTimeRecord> {
      const row = await repository.insert({
        ip_addr: address,
        user_id: userId,
        last_request_at: toMilliseconds(lastRound.last_request_date),
        last_response_at: toMilliseconds(lastRound.last_response_date),
        response_time: lastRound.response_time ?? null,
        created_at: clock(),
      });
      return { ...row, extensions: EXTENSIONS };
    },

    /** Deletes a batch of old rows; returns how many. */
    prune(limit: number): Promise<number> {
      return repository.deleteOlderThan(clock() - KEPT_FOR_MS, limit);
    },
  };
}

/** `null` also for a leap second, which ISO 8601 allows and `Date` does not. */
function toMilliseconds(timestamp: string | undefined): number | null {
  const time = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(time) ? null : time;
}
