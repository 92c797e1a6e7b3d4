/** The drift between two clocks at most, in milliseconds in each one. */
const DRIFT = 2e-4;

export type RoomClock = ReturnType<typeof createRoomClock>;

/**
 * The server's time, as exactly as its fastest response gives it (ROM-25).
 *
 * @param steady a monotonic clock in milliseconds; it may stand still while the device sleeps
 */
export function createRoomClock(steady: () => number) {
  let ahead = 0;
  /** The greatest possible error of `ahead`. */
  let doubt = Number.POSITIVE_INFINITY;
  let adjustedAt = steady();
  return {
    /**
     * @param serverMs the server's time in the response
     * @param askedAt the time of the request, by this device's steady clock
     */
    adjust(serverMs: number, askedAt: number): void {
      const now = steady();
      doubt += DRIFT * (now - adjustedAt);
      adjustedAt = now;
      const half = (now - askedAt) / 2;
      const offset = serverMs - (askedAt + half);
      // The device slept, or the server's clock was set.
      const contradicts = Math.abs(offset - ahead) > doubt + half;
      if (half > doubt && !contradicts) return;
      ahead = offset;
      doubt = half;
    },
    /** The time of this device's steady clock at a time of the server. */
    steadyAt: (serverMs: number) => serverMs - ahead,
  };
}
