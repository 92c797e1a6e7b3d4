/** When each tick of a spin begins: 3 s in total, slowing down towards the end. */

/** The duration of a spin (ROU-6). */
export const SPIN_MS = 3000;

/** How long the last line is highlighted before it is final, if there are enough ticks. */
const LAST_TICK_MS = 400;

/** The smallest exponent: with very few ticks the last one takes longer than 400 ms. */
const MIN_EXPONENT = 1.5;

/**
 * The share of ticks begun at a time t is 1 − (1 − t/T)^p. The exponent is chosen so that the last
 * tick takes about 400 ms whether there are 10 ticks or 3,000.
 */
function exponent(target: number): number {
  return Math.max(MIN_EXPONENT, Math.log(target) / Math.log(SPIN_MS / LAST_TICK_MS));
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
  const begun = Math.floor(target * (1 - left ** exponent(target)));
  return Math.min(begun + 1, target);
}

/**
 * The time at which a tick begins; `target + 1` is the end of the spin.
 *
 * @param tick 1 … target + 1
 * @param target the last tick, at least 1
 * @returns milliseconds since the spin began, 0 … 3000
 */
export function tickBeginsAt(tick: number, target: number): number {
  const left = Math.max(0, 1 - (tick - 1) / target);
  return SPIN_MS * (1 - left ** (1 / exponent(target)));
}

/** Ticks that begin closer together than this sound as one. */
const SHORTEST_GAP_MS = 20;

/**
 * When the ticks of a spin sound. A tick that begins less than 20 ms after a sound belongs to that
 * sound; every other tick has its own. However many ticks there are, at most 150 sound.
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
