/** The beginning of each tick of a spin: 3 s in total, slowing down towards the end. */

/** The duration of a spin (ROU-6). */
export const SPIN_MS = 3000;

/** The duration of the last step, from the tick before the target to the target's, if there are enough steps. */
const LAST_STEP_MS = 720;

/** The largest exponent: a spin of few steps slows down, too, and its last one takes longer. */
const MAX_EXPONENT = 2 / 3;

/**
 * The target's tick is the end of the spin: one step less than ticks. With k of T steps to go, a share of
 * u(k)^q of the spin is left, u(k) = (k / T) · (1 + wT) / (1 + wk): for 17 steps it is √(k / T), which takes
 * 90 ms for the first step and about 230, 300 and 720 ms for the last ones. With more steps w makes the
 * beginning faster, so that a spin of 30,000 ticks ends as slowly; with fewer, q alone makes the last
 * step as long.
 */
function curve(target: number): { steps: number; w: number; q: number } {
  const steps = target - 1;
  const last = LAST_STEP_MS / SPIN_MS;
  const w = (steps * last ** 2 - 1) / (steps * (1 - last ** 2));
  if (w > 0) return { steps, w, q: 0.5 };
  return { steps, w: 0, q: Math.min(MAX_EXPONENT, -Math.log(last) / Math.log(steps)) };
}

/**
 * The tick that is highlighted at a time of the spin.
 *
 * @param elapsedMs since the spin began; clamped to 0 … 3000
 * @param target the last tick, at least 3
 * @returns 1 … target
 */
export function tickAt(elapsedMs: number, target: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs, 0), SPIN_MS) / SPIN_MS;
  const { steps, w, q } = curve(target);
  const share = left ** (1 / q);
  const stepsLeft = (steps * share) / (1 + w * steps * (1 - share));
  return Math.min(Math.floor(steps - stepsLeft) + 1, target);
}

/**
 * The time at which a tick begins.
 *
 * @param tick 1 … target
 * @param target the last tick, at least 3
 * @returns milliseconds since the spin began: 0 … 3000
 */
export function tickBeginsAt(tick: number, target: number): number {
  const { steps, w, q } = curve(target);
  const stepsLeft = target - tick;
  const share = ((stepsLeft / steps) * (1 + w * steps)) / (1 + w * stepsLeft);
  return SPIN_MS * (1 - share ** q);
}

/** Ticks that begin closer together than this sound as one. */
const SHORTEST_GAP_MS = 7;

/**
 * The moments at which ticks of a spin sound. A tick that begins less than 7 ms after a sound belongs to that
 * sound; every other tick has its own. However many ticks there are, at most 120 sound.
 *
 * @param target the last tick, at least 3
 * @returns milliseconds since the spin began, increasing; the last is the end
 */
export function tickSoundTimes(target: number): number[] {
  const times: number[] = [];
  for (let tick = 1; tick <= target; ) {
    const at = tickBeginsAt(tick, target);
    times.push(at);
    // Jumps over ticks that nobody could tell apart: a spin of 10,000 lines has 30,000.
    tick = Math.max(tick + 1, tickAt(at + SHORTEST_GAP_MS, target));
    while (tick <= target && tickBeginsAt(tick, target) - at < SHORTEST_GAP_MS) tick += 1;
  }
  return times;
}
