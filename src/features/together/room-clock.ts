/** The server's time, as exactly as the fastest of its answers tells it (ROM-25). */
export interface RoomClock {
  /**
   * @param serverMs the time that the server told
   * @param askedAt when this device had asked, by its steady clock
   */
  hear: (serverMs: number, askedAt: number) => void;
  /** The time of this device's steady clock at a time of the server. */
  steadyAt: (serverMs: number) => number;
}

/** How much two clocks may drift from each other, in milliseconds in each one. */
const DRIFT = 2e-4;

/** @param steady a monotonic clock in milliseconds; it may stand still while the device sleeps */
export function createRoomClock(steady: () => number): RoomClock {
  let ahead = 0;
  /** At most so much is it wrong. */
  let doubt = Number.POSITIVE_INFINITY;
  let heardAt = steady();
  return {
    hear(serverMs, askedAt) {
      const now = steady();
      doubt += DRIFT * (now - heardAt);
      heardAt = now;
      const half = (now - askedAt) / 2;
      const told = serverMs - (askedAt + half);
      // The device slept, or the server's clock was set.
      const contradicts = Math.abs(told - ahead) > doubt + half;
      if (half > doubt && !contradicts) return;
      ahead = told;
      doubt = half;
    },
    steadyAt: (serverMs) => serverMs - ahead,
  };
}
