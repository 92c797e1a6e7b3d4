/** The end of the work that was begun last under each name, in this tab. */
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
  const done = before.then(() => withLock(name, work));
  ends.set(
    name,
    done.catch(() => undefined),
  );
  return done;
}

/**
 * Browsers have no locks over plain http, and refuse them where they are to store nothing: then the work is
 * done without.
 */
async function withLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  let hasLock = false;
  try {
    return await navigator.locks.request(name, () => {
      hasLock = true;
      return work();
    });
  } catch (error) {
    if (hasLock) throw error;
    return work();
  }
}
