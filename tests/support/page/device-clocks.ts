import { createServerClock } from '#lib/time/server-clock.ts';

/**
 * The clock of a device, which can be set, beside the true time.
 *
 * @param trueMs the true time, which is the server's, in milliseconds since the epoch
 */
export function createDeviceClocks(trueMs: () => number) {
  let aheadMs = 0;
  let remembered = 0;

  return {
    /** A clock that was set forward, or back by a negative number. */
    set(byMs: number): void {
      aheadMs += byMs;
    },

    /** The clock of a page of this device. */
    openPage() {
      return createServerClock(() => trueMs() + aheadMs, {
        read: () => remembered,
        write: (ms) => {
          remembered = ms;
        },
      });
    },
  };
}
