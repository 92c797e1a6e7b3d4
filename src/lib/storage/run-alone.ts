/** The end of what was begun last under each name, in this tab. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Does work while no other work of this name is done in any tab; where locks cannot be had, in this tab.
 * Then two tabs may do it at once.
 */
export function runAlone<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = ends.get(name) ?? Promise.resolve();
  const done = before.then(() => withLock(name, {}, work));
  ends.set(
    name,
    done.catch(() => undefined),
  );
  return done;
}

/**
 * Asks for one of the browser's locks. Browsers have none over plain http, and refuse them where they are
 * to store nothing: then the work is done without, as if the lock were free.
 *
 * @param work told whether it has the lock, which may be held where `ifAvailable` is asked for
 * @throws also AbortError when the lock is stolen, or no longer waited for
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  work: (hasLock: boolean) => Result | Promise<Result>,
): Promise<Result> {
  let isAnswered = false;
  try {
    if (navigator.locks) {
      return await navigator.locks.request(name, options, (lock) => {
        isAnswered = true;
        return work(lock !== null);
      });
    }
  } catch (error) {
    if (isAnswered || options.signal?.aborted) throw error;
  }
  return work(true);
}
