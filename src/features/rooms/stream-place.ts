/**
 * Over HTTP/1.1 a browser has six connections to a host, for all its tabs: streams take at most three, so that
 * every tab still gets its files and its calls through (ROM-38).
 */
const PLACES = ['room-stream-1', 'room-stream-2', 'room-stream-3'];

/**
 * Does work that keeps a stream open, while it holds one of the places. Where locks cannot be had, each tab
 * takes itself for the only one.
 *
 * @returns what the work returns; `null` if other tabs have all places
 */
export async function withStreamPlace<Result>(work: () => Promise<Result>): Promise<Result | null> {
  for (const place of PLACES) {
    const done = await ifFree(place, work);
    if (done) return done.result;
  }
  return null;
}

async function ifFree<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    return { result: await work() };
  };
  try {
    return await navigator.locks.request(place, { ifAvailable: true }, (lock) =>
      lock ? begin() : null,
    );
  } catch (error) {
    if (hasBegun) throw error;
    return begin();
  }
}
