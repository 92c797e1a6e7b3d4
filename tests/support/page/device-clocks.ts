import { createServerClock } from '#lib/time/server-clock.ts';

/**
 * The clocks of a device that sleeps and whose clock is set, beside the true time.
 *
 * @param trueMs the true time, which is the server's, in milliseconds since the epoch
 */
export function createDeviceClocks(trueMs: () => number) {
  let aheadMs = 0;
  let sleptMs = 0;
  let pages = 0;
  let remembered = 0;

  return {
    /** A clock that was set forward, or back by a negative number. */
    set(byMs: number): void {
      aheadMs += byMs;
    },

    /** The true time must pass by as much. */
    sleep(forMs: number): void {
      sleptMs += forMs;
    },

    /** What a page of this device makes of its clocks. */
    openPage() {
      pages += 1;
      const openedMs = trueMs() - sleptMs;
      const clocks = {
        wallMs: () => trueMs() + aheadMs,
        steadyMs: () => trueMs() - sleptMs - openedMs,
        page: pages,
      };
      return createServerClock(clocks, {
        read: () => remembered,
        write: (ms) => {
          remembered = ms;
        },
      });
    },
  };
}
