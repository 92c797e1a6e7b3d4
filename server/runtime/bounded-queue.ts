import { UnavailableError } from './errors.ts';

export interface QueueSize {
  /** How many tasks run at once. */
  running: number;
  /** How many may wait. */
  waiting: number;
}

/** Limits how many tasks run and wait; refuses more with an `UnavailableError` (LIM-6). */
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

  /** A free place goes to the task that has waited longest. */
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
