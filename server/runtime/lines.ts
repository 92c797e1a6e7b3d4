export interface LinesSize {
  /** So many tasks are in progress at once, each of another line. */
  atOnce: number;
  /** So many may wait in a line. */
  waiting: number;
  /** After so much work in one turn of the event loop, the next begins in a later turn. */
  workOfTurn: number;
}

/**
 * Lines of tasks, of which each has one in progress. They are served in rotation, after those that
 * nobody stands in: a task waits for its own line, and hardly for others.
 */
export function createLines<Key>({ atOnce, waiting, workOfTurn }: LinesSize) {
  /** Behind a task that is in progress or comes next. */
  const lines = new Map<Key, (() => void)[]>();
  /** What comes next: one of each line. */
  const newcomers: (() => void)[] = [];
  const rotation: (() => void)[] = [];
  let inProgress = 0;
  let work = 0;
  let isTurnPlanned = false;

  function canBegin(): boolean {
    return inProgress < atOnce && newcomers.length + rotation.length > 0;
  }

  function proceed(): void {
    if (work < workOfTurn && canBegin()) {
      inProgress += 1;
      const begin = newcomers.shift() ?? rotation.shift();
      begin?.();
    }
    if (isTurnPlanned || !canBegin()) return;
    isTurnPlanned = true;
    setImmediate(() => {
      isTurnPlanned = false;
      work = 0;
      proceed();
    });
  }

  return {
    /** Returns whether the line has room. A task that begins calls `leave` once. */
    enter(key: Key, begin: () => void): boolean {
      const line = lines.get(key);
      if (line !== undefined) return line.length < waiting && line.push(begin) > 0;
      lines.set(key, []);
      newcomers.push(begin);
      proceed();
      return true;
    },

    /** `done` is the work that the task was. */
    leave(key: Key, done: number): void {
      inProgress -= 1;
      work += done;
      const next = lines.get(key)?.shift();
      if (next === undefined) lines.delete(key);
      else rotation.push(next);
      // Not at once: tasks that end as they begin would begin each other, one within the other.
      if (canBegin()) queueMicrotask(proceed);
    },
  };
}
