import { Refusal, TooManyRequestsError } from '#server/runtime/errors.ts';

/** In this process: of a token, behind an address (a school with several rooms), and in all. */
const STREAMS_PER_TOKEN = 3;
const STREAMS_PER_ADDRESS = 1000;
const STREAMS_IN_ALL = 2000;
const RETRY_AFTER_SECONDS = 10;

/** Counts the open streams of this process. */
export function createStreamCounts() {
  const open = new Map<string, number>();
  let all = 0;
  const count = (key: string) => open.get(key) ?? 0;

  return {
    all: () => all,

    /**
     * Takes a place, and returns what gives it back. Throws where there is none. A host has no address here: no
     * device beside it takes its place.
     */
    take({ token, address }: { token: string; address: string | undefined }): () => void {
      if (all >= STREAMS_IN_ALL) throw new Refusal('full', 'The server has no more streams.');
      const keys = address === undefined ? [token] : [token, address];
      if (
        count(token) >= STREAMS_PER_TOKEN ||
        (address !== undefined && count(address) >= STREAMS_PER_ADDRESS)
      ) {
        throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
      }
      function add(change: 1 | -1): void {
        all += change;
        for (const key of keys) open.set(key, count(key) + change);
        for (const key of keys) if (count(key) === 0) open.delete(key);
      }
      add(1);
      return () => add(-1);
    },
  };
}
