/** When each tick of a spin begins: 3 s in total, slowing down towards the end. */

/** The duration of a spin (ROU-6). */
export const SPIN_MS = 3000;

/** How long the last line is highlighted before it is final, if there are enough ticks. */
const LAST_TICK_MS = 720;

/** The largest exponent: a spin of few ticks slows down, too, and its last one takes longer. */
const MAX_EXPONENT = 2 / 3;

/**
 * With k ticks to go, a share of u(k)^q of the spin is left, u(k) = (k / T) · (1 + wT) / (1 + wk): for
 * 17 ticks, those of eight lines at least, it is √(k / T), which takes 90 ms for the first tick and
 * about 230, 300 and 720 ms for the last ones. With more ticks w is what makes the beginning faster, so
 * that a spin of 30,000 ticks ends as slowly; with fewer, q alone makes the last tick as long.
 */
function curve(target: number): { w: number; q: number } {
  const last = LAST_TICK_MS / SPIN_MS;
  const w = (target * last ** 2 - 1) / (target * (1 - last ** 2));
  if (w > 0) return { w, q: 0.5 };
  return { w: 0, q: Math.min(MAX_EXPONENT, -Math.log(last) / Math.log(target)) };
}

/**
 * The tick that is highlighted at a time of the spin.
 *
 * @param elapsedMs since the spin began; clamped to 0 … 3000
 * @param target the last tick, at least 1
 * @returns 1 … target
 */
export function tickAt(elapsedMs: number, target: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs, 0), SPIN_MS) / SPIN_MS;
  const { w, q } = curve(target);
  const share = left ** (1 / q);
  const ticksLeft = (target * share) / (1 + w * target * (1 - share));
  return Math.min(Math.floor(target - ticksLeft) + 1, target);
}

/**
 * The time at which a tick begins; `target + 1` is the end of the spin.
 *
 * @param tick 1 … target + 1
 * @param target the last tick, at least 1
 * @returns milliseconds since the spin began, 0 … 3000
 */
export function tickBeginsAt(tick: number, target: number): number {
  const { w, q } = curve(target);
  const ticksLeft = Math.max(0, target - tick + 1);
  const share = ((ticksLeft / target) * (1 + w * target)) / (1 + w * ticksLeft);
  return SPIN_MS * (1 - share ** q);
}

/** Ticks that begin closer together than this sound as one. */
const SHORTEST_GAP_MS = 7;

/**
 * When the ticks of a spin sound. A tick that begins less than 7 ms after a sound belongs to that
 * sound; every other tick has its own. However many ticks there are, at most 120 sound.
 *
 * @param target the last tick, at least 1
 * @returns milliseconds since the spin began, increasing
 */
export function tickSoundTimes(target: number): number[] {
  const times: number[] = [];
  for (let tick = 1; tick <= target; ) {
    const at = tickBeginsAt(tick, target);
    times.push(at);
    // Jumps over what blends: a spin of 10,000 lines has 30,000 ticks.
    tick = Math.max(tick + 1, tickAt(at + SHORTEST_GAP_MS, target));
    while (tick <= target && tickBeginsAt(tick, target) - at < SHORTEST_GAP_MS) tick += 1;
  }
  return times;
}
