import { UnavailableError } from './errors.ts';

export interface QueueSize {
  /** How many tasks run at once. */
  running: number;
  /** How many may wait for their turn. */
  waiting: number;
}

/** Runs one task after another and refuses the surplus at once, with an `UnavailableError`. */
export function createBoundedQueue({ running, waiting }: QueueSize) {
  const turns: (() => void)[] = [];
  let free = running;

  async function turn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (turns.length >= waiting) throw new UnavailableError('Too much to do at once.');
    const { promise, resolve } = Promise.withResolvers<void>();
    turns.push(resolve);
    await promise;
  }

  /** A place that becomes free goes to the one who has waited longest. */
  function passOn(): void {
    const next = turns.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    await turn();
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
