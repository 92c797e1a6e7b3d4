/** When each tick of a spin begins: 3 s in all, slowing down towards the end. */

/** How long every spin lasts (customer's section 4). */
export const SPIN_MS = 3000;

/** How long the last line is lit before it is final, where there are ticks enough to choose. */
const LAST_TICK_MS = 400;

/** The gentlest slowing: with very few ticks the last one then takes longer than 400 ms. */
const MIN_EXPONENT = 1.5;

/**
 * The share of ticks begun at a time t is 1 − (1 − t/T)^p. The exponent is chosen so that the last
 * tick takes about 400 ms whether there are 10 ticks or 3,000.
 */
function exponent(target: number): number {
  return Math.max(MIN_EXPONENT, Math.log(target) / Math.log(SPIN_MS / LAST_TICK_MS));
}

/**
 * The tick that is lit at a moment of the spin.
 *
 * @param elapsedMs since the spin began; what lies outside 0 … 3000 counts as its nearest end
 * @param target the last tick, at least 1
 * @returns 1 … target
 */
export function tickAt(elapsedMs: number, target: number): number {
  const left = 1 - Math.min(Math.max(elapsedMs, 0), SPIN_MS) / SPIN_MS;
  const begun = Math.floor(target * (1 - left ** exponent(target)));
  return Math.min(begun + 1, target);
}

/**
 * The moment at which a tick begins; `target + 1` stands for the end of the spin.
 *
 * @param tick 1 … target + 1
 * @param target the last tick, at least 1
 * @returns milliseconds since the spin began, 0 … 3000
 */
export function tickBeginsAt(tick: number, target: number): number {
  const left = Math.max(0, 1 - (tick - 1) / target);
  return SPIN_MS * (1 - left ** (1 / exponent(target)));
}
