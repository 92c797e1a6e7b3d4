import { EXTENSIONS } from '#contract/extensions.ts';
import type { ResponseTimeQuery, ResponseTimeRecord } from '#contract/response-time.ts';
import type { ResponseTimeRepository } from './repository.ts';

/** How many response times of guests are stored. */
export interface GuestLimits {
  perAddress: number;
  inAll: number;
}

interface Report {
  address: string;
  /** `null` for a guest. */
  user: { id: number; revision: number } | null;
  /** The client's measurements of its last round, if there was one. */
  lastRound: ResponseTimeQuery;
}

export type ResponseTimeService = ReturnType<typeof createResponseTimeService>;

/** Stores a response time, and says what the page asks about itself. */
export function createResponseTimeService(
  responseTimes: ResponseTimeRepository,
  { perAddress, inAll }: GuestLimits,
  clock: () => number,
) {
  return {
    async record({ address, user, lastRound }: Report): Promise<ResponseTimeRecord> {
      const row = {
        ip_addr: address,
        last_request_at: toMilliseconds(lastRound.last_request_date),
        last_response_at: toMilliseconds(lastRound.last_response_date),
        response_time: lastRound.response_time ?? null,
        created_at: clock(),
      };
      if (user === null) {
        return { ...(await responseTimes.insertOfGuest(row)), extensions: EXTENSIONS };
      }
      const stored = await responseTimes.insert({ ...row, user_id: user.id });
      return { ...stored, extensions: EXTENSIONS, revision: user.revision };
    },

    /** Deletes a batch of guests' rows that are too many, the oldest first; returns how many (LIM-13). */
    async pruneGuests(limit: number): Promise<number> {
      let left = limit;
      for (const { address, count } of await responseTimes.crowded(perAddress, limit)) {
        if (left === 0) return limit;
        const tooMany = Math.min(count - perAddress, left);
        left -= await responseTimes.deleteOldestOfGuests(tooMany, address);
      }
      const tooMany = (await responseTimes.countOfGuests()) - inAll;
      if (tooMany > 0) left -= await responseTimes.deleteOldestOfGuests(Math.min(tooMany, left));
      return limit - left;
    },
  };
}

/** `null` also for a leap second, which ISO 8601 allows and `Date` does not. */
function toMilliseconds(timestamp: string | undefined): number | null {
  const time = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(time) ? null : time;
}
