import { lineOfTick } from './line-of-tick.ts';

/** The lines that a spin runs over: all of a list, or those that are left (ROU-22). */
export interface SpinLines {
  /** n, at least 1 for a draw. */
  count: number;
  /** The number of the line at a place of the spin, 1 … n. */
  at: (place: number) => number;
}

/** All lines of a list. */
export function allLines(count: number): SpinLines {
  return { count, at: (place) => place };
}

/** Some lines of a list, in their order. */
export function theseLines(lines: readonly number[]): SpinLines {
  return { count: lines.length, at: (place) => lines[place - 1] ?? 0 };
}

/** The number of rows that glow behind the one that is lit. */
const TRAIL = 2;

/** The line that a tick lights. */
export function lineAtTick(tick: number, lines: SpinLines): number {
  return lines.at(lineOfTick(tick, lines.count));
}

/**
 * The lines that were lit before a tick, the nearest first: the spin runs on from the last line to
 * the first, and so does what glows behind it. The line of the tick itself is not among them.
 */
export function trailAtTick(tick: number, lines: SpinLines): number[] {
  const length = Math.min(TRAIL, tick - 1, lines.count - 1);
  return Array.from({ length }, (_, index) => lineAtTick(tick - 1 - index, lines));
}

/**
 * The line that is lit some ticks after a tick, or before it: the spin is an endless round, also
 * before its first tick.
 */
export function lineNearTick(tick: number, offset: number, lines: SpinLines): number {
  const round = Math.ceil(Math.max(0, -offset) / lines.count) * lines.count;
  return lineAtTick(tick + round + offset, lines);
}
