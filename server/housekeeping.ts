/** Deletes what has had its time, in the background and a little at a time. */

const EVERY_MS = 10 * 60 * 1000;

/** Small enough that a request never waits long for the database. */
const BATCH = 500;

/** Deletes at most `limit` rows and answers how many it deleted. */
export type Prune = (limit: number) => Promise<number>;

export interface Housekeeping {
  start(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
  /** One round, to its end. */
  run(): Promise<void>;
}

export function createHousekeeping(
  jobs: readonly Prune[],
  reportFailure: (error: unknown) => void,
): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;

  async function finish(prune: Prune): Promise<void> {
    while (!stopped && (await prune(BATCH)) === BATCH) {
      await new Promise(setImmediate);
    }
  }

  async function run(): Promise<void> {
    for (const prune of jobs) {
      // A database that is away now is there at a later round.
      await finish(prune).catch(reportFailure);
    }
  }

  function startRound(): void {
    underWay = underWay.then(run);
  }

  return {
    start() {
      startRound();
      timer = setInterval(startRound, EVERY_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await underWay;
    },
    run,
  };
}
