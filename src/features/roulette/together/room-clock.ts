/**
 * The server's time, as exactly as messages tell it (ROM-25): each says that the server's clock was
 * ahead of this device's by at least so much, and each response also by at most so much.
 */
export interface RoomClock {
  /**
   * @param serverMs the time that the server told
   * @param askedAt when this device had asked, by its steady clock; a message that came by itself has none
   */
  hear: (serverMs: number, askedAt?: number) => void;
  /** The server's time now. */
  now: () => number;
  /** The time of this device's steady clock at a time of the server. */
  steadyAt: (serverMs: number) => number;
}

/** How much two clocks may drift from each other, in milliseconds in each one. */
const DRIFT = 2e-4;

/** @param steady a monotonic clock in milliseconds; it may stand still while the device sleeps */
export function createRoomClock(steady: () => number): RoomClock {
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  let heardAt = steady();

  /** In the middle of what is possible, which is narrowest for the fastest response. */
  const ahead = () => {
    if (most === Number.POSITIVE_INFINITY) return least;
    return (least + most) / 2;
  };

  return {
    hear(serverMs, askedAt = Number.NEGATIVE_INFINITY) {
      const now = steady();
      const drift = DRIFT * (now - heardAt);
      heardAt = now;
      const atLeast = serverMs - now;
      const atMost = serverMs - askedAt;
      // What is not possible any more: the device slept, or the server's clock was set.
      const contradicts = atLeast > most + drift || atMost < least - drift;
      least = contradicts ? atLeast : Math.max(least - drift, atLeast);
      most = contradicts ? atMost : Math.min(most + drift, atMost);
    },
    now: () => steady() + ahead(),
    steadyAt: (serverMs) => serverMs - ahead(),
  };
}
