import PQueue from 'p-queue';

interface Work<Result> {
  result: Promise<Result>;
  waiting: number;
  stop: AbortController;
}

/** Does the work of this key, until `signal` says that nobody waits for it any more. */
type Share<Result> = (
  key: string,
  waits: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Does one piece of work at a time: callers that ask for the same key meanwhile share its result, and work
 * that nobody waits for any more is dropped.
 */
export function createSharedWork<Result>(): Share<Result> {
  const turns = new PQueue({ concurrency: 1 });
  const underWay = new Map<string, Work<Result>>();

  return async (key, waits, work) => {
    waits.throwIfAborted();
    const shared = underWay.get(key) ?? begin(key, work);
    shared.waiting += 1;
    waits.addEventListener('abort', () => leave(key, shared), { once: true });
    return shared.result;
  };

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const stop = new AbortController();
    const result = turns.add(async () => {
      stop.signal.throwIfAborted();
      return work(stop.signal);
    });
    const begun = { result, waiting: 0, stop };
    underWay.set(key, begun);
    const end = () => forget(key, begun);
    result.then(end, end);
    return begun;
  }

  function leave(key: string, left: Work<Result>): void {
    left.waiting -= 1;
    if (left.waiting > 0) return;
    // The next caller begins the work again.
    forget(key, left);
    left.stop.abort();
  }

  function forget(key: string, done: Work<Result>): void {
    if (underWay.get(key) === done) underWay.delete(key);
  }
}
