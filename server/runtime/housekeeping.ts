/** Deletes expired rows in the background, in small batches (OPS-10). */

const EVERY_MS = 10 * 60 * 1000;

/** Small enough that no request waits long: SQLite deletes so many entries in some 10 ms. */
const BATCH = 100;

/** Deletes at most `limit` rows and returns how many it deleted. */
export type Prune = (limit: number) => Promise<number>;

/** Runs these jobs one after the other, every ten minutes. */
export function createHousekeeping(
  jobs: readonly Prune[],
  reportFailure: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;

  async function finish(prune: Prune): Promise<void> {
    while (!stopped && (await prune(BATCH)) === BATCH) {
      await new Promise(setImmediate);
    }
  }

  /** Runs one complete round. */
  async function run(): Promise<void> {
    for (const prune of jobs) {
      // An unavailable database is tried again in the next round.
      await finish(prune).catch(reportFailure);
    }
  }

  function startRound(): void {
    underWay = underWay.then(run);
  }

  return {
    start(): void {
      startRound();
      timer = setInterval(startRound, EVERY_MS).unref();
    },
    /** Resolves when no job is running. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await underWay;
    },
    run,
  };
}
