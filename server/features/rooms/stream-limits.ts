import { FullError, TooManyRequestsError } from '#server/runtime/errors.ts';

/** A hall behind one address; all of this process. */
const STREAMS_PER_ADDRESS = 400;
const STREAMS_IN_ALL = 2000;
const RETRY_AFTER_SECONDS = 10;

/** Counts the open streams of this process. */
export function createStreamCounts() {
  const ofAddresses = new Map<string, number>();
  let all = 0;

  return {
    all: () => all,

    /** Throws where there is no room for one more. */
    assertRoomFor(address: string): void {
      if (all >= STREAMS_IN_ALL) throw new FullError('The server has no more streams.');
      if ((ofAddresses.get(address) ?? 0) < STREAMS_PER_ADDRESS) return;
      throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
    },

    add(address: string, change: 1 | -1): void {
      all += change;
      const own = (ofAddresses.get(address) ?? 0) + change;
      if (own > 0) ofAddresses.set(address, own);
      else ofAddresses.delete(address);
    },
  };
}
