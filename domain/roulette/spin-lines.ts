import { lineOfTick } from './line-of-tick.ts';

/** The numbers of the lines that a spin runs over, in their order: all of a list, or the rest of it (ROU-22). */
export type SpinLines = readonly number[];

/** The number of rows that glow behind the one that is lit. */
const TRAIL = 2;

/** The line that a tick lights. */
export function lineAtTick(tick: number, lines: SpinLines): number {
  return lines[lineOfTick(tick, lines.length) - 1] ?? 0;
}

/**
 * The lines that were lit before a tick, the nearest first: the spin runs on from the last line to
 * the first, and so does its trail. The line of the tick itself is not among them.
 */
export function trailAtTick(tick: number, lines: SpinLines): number[] {
  const length = Math.min(TRAIL, tick - 1, lines.length - 1);
  return Array.from({ length }, (_, index) => lineAtTick(tick - 1 - index, lines));
}

/**
 * The line that is lit some ticks after a tick, or before it: the spin is an endless round, also
 * before its first tick.
 */
export function lineNearTick(tick: number, offset: number, lines: SpinLines): number {
  const round = Math.ceil(Math.max(0, -offset) / lines.length) * lines.length;
  return lineAtTick(tick + round + offset, lines);
}
