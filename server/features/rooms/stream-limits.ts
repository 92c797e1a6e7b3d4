import { FullError, TooManyRequestsError } from '#server/runtime/errors.ts';

/** In this process: of a token, behind an address (a school with several rooms), and in all. */
const STREAMS_PER_TOKEN = 3;
const STREAMS_PER_ADDRESS = 1000;
const STREAMS_IN_ALL = 2000;
const RETRY_AFTER_SECONDS = 10;

interface Holder {
  token: string;
  /** Without one for a host: no device beside it takes its place. */
  address: string | undefined;
}

/** Counts the open streams of this process. */
export function createStreamCounts() {
  const counts = new Map<string, number>();
  let all = 0;

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    all: () => all,

    /** Takes a place, and returns what gives it back. Throws where there is none. */
    take({ token, address }: Holder): () => void {
      if (all >= STREAMS_IN_ALL) throw new FullError('The server has no more streams.');
      const limits = new Map([[token, STREAMS_PER_TOKEN]]);
      if (address !== undefined) limits.set(address, STREAMS_PER_ADDRESS);
      for (const [key, most] of limits) {
        if ((counts.get(key) ?? 0) >= most) throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
      }
      const addAll = (change: 1 | -1) => {
        all += change;
        for (const key of limits.keys()) add(key, change);
      };
      addAll(1);
      return () => addAll(-1);
    },
  };
}
