import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';

/** More would be one noise. */
const MOST_TICKS = 60;

/** The moments at which so many lines that are dealt to groups sound, in milliseconds. */
export function dealingTicks(count: number): number[] {
  const ticks = Math.min(count, MOST_TICKS);
  return Array.from({ length: ticks }, (_, tick) => (tick * SPIN_MS) / ticks);
}
