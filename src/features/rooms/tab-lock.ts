/** The time in which a lock comes free that the same tab held before it was loaded again. */
const RELOAD_MS = 500;

/**
 * Has a name for this tab alone, until it is released. Where locks cannot be had, each tab takes itself for the
 * only one.
 *
 * @param takesOver true to take the name from another tab
 * @param onTaken called when another tab has taken it over
 * @returns its release; `null` if another tab has it
 */
export function lockForTab(
  name: string,
  takesOver: boolean,
  onTaken: () => void,
): Promise<(() => void) | null> {
  const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
  const patience = new AbortController();
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      resolve(release);
      return untilReleased;
    };
    const request = async () =>
      navigator.locks.request(name, takesOver ? { steal: true } : patience, hold);
    const timer = setTimeout(() => patience.abort(), RELOAD_MS);
    request()
      .catch(() => {
        if (isHeld) onTaken();
        else resolve(patience.signal.aborted ? null : release);
      })
      .finally(() => clearTimeout(timer));
  });
}
