import type { GuestRepository } from './guest-repository.ts';

/** How many response times of guests are stored. */
export interface GuestLimits {
  perAddress: number;
  inAll: number;
}

/** Bounds what guests store (LIM-13). */
export function createGuestService(guests: GuestRepository, { perAddress, inAll }: GuestLimits) {
  return {
    /** Deletes a batch of rows that are too many, the oldest first; returns how many. */
    async prune(limit: number): Promise<number> {
      let left = limit;
      for (const { address, count } of await guests.crowded(perAddress, limit)) {
        if (left === 0) return limit;
        left -= await guests.deleteOldest(Math.min(count - perAddress, left), address);
      }
      const tooMany = (await guests.count()) - inAll;
      if (tooMany > 0) left -= await guests.deleteOldest(Math.min(tooMany, left));
      return limit - left;
    },
  };
}
