/** Both clocks of a device at one moment, and what was known of the server's. Milliseconds. */
export interface ClockReading {
  /** `Date.now()`: goes on while the device sleeps, and jumps when somebody sets it. */
  wallMs: number;
  /** `performance.now()`: nobody sets it, but it stands still while most devices sleep. */
  steadyMs: number;
  /** When the page that read `steadyMs` was loaded: that clock starts again with each load. */
  page: number;
  /** How far the server's clock was ahead of `wallMs` when the server told its time last. */
  aheadMs: number;
  /**
   * How much more `wallMs` went on than `steadyMs` since then, by sleep or because the clock was set;
   * `null` if this page had not heard the server's time.
   */
  slipMs: number | null;
}

/** Smaller differences of clocks are ignored: `Date` headers have whole seconds and some delay. */
export const CLOCK_NOISE_MS = 2000;

/**
 * How much time has passed between two readings of one device, in milliseconds (OUT-1); `null` if
 * only the server's time can tell. Where the device's clock is as far from the server's as before,
 * nobody has set it, and it counts sleep, too.
 */
export function elapsedMs(then: ClockReading, now: ClockReading): number | null {
  const passedMs = now.wallMs - then.wallMs;
  const steadyMs = then.page === now.page ? now.steadyMs - then.steadyMs : null;
  const slipAfterMs = steadyMs === null ? null : passedMs - steadyMs;
  if (slipAfterMs !== null && isNoise(slipAfterMs)) return passedMs;
  if (now.slipMs === null || !isNoise(now.slipMs)) return null;
  const setMs = then.aheadMs - now.aheadMs;
  if (isNoise(setMs)) return passedMs;
  // The clock was set, before `then` or after it: what is left of each slip must be sleep.
  const sleepIfBefore = leastSleep(less(then.slipMs, setMs), slipAfterMs);
  const sleepIfAfter = leastSleep(then.slipMs, less(slipAfterMs, setMs));
  if (sleepIfBefore === null && sleepIfAfter === null) {
    return steadyMs ?? passedMs - setMs + (then.slipMs ?? 0);
  }
  const wasBefore =
    (sleepIfBefore ?? Number.POSITIVE_INFINITY) <= (sleepIfAfter ?? Number.POSITIVE_INFINITY);
  return wasBefore ? passedMs : passedMs - setMs;
}

function isNoise(differenceMs: number): boolean {
  return Math.abs(differenceMs) < CLOCK_NOISE_MS;
}

function less(slipMs: number | null, setMs: number): number | null {
  return slipMs === null ? null : slipMs - setMs;
}

/** The shorter of two sleeps, as far as they are known; `null` if one cannot be: time runs forward. */
function leastSleep(...sleepsMs: (number | null)[]): number | null {
  const known = sleepsMs.filter((sleep) => sleep !== null);
  if (known.some((sleep) => sleep <= -CLOCK_NOISE_MS)) return null;
  return Math.min(...known);
}
