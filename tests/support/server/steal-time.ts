import { readFileSync } from 'node:fs';

/** `/proc/stat` counts hundredths of a second. */
const TICK_MS = 10;
/** In the line of a processor: `cpu0 user nice system idle iowait irq softirq steal …`. */
const STEAL_FIELD = 8;

/**
 * The steal time of each processor so far, in milliseconds: for how long the host of this virtual
 * machine ran others on it. Empty where the system does not tell.
 */
function stealTimes(): number[] {
  try {
    const lines = readFileSync('/proc/stat', 'utf8').match(/^cpu\d.*$/gm) ?? [];
    return lines.map((line) => Number(line.split(' ')[STEAL_FIELD]) * TICK_MS);
  } catch {
    return [];
  }
}

/** @returns the steal time of each processor since the call, in milliseconds */
export function watchStealTime(): () => number[] {
  const before = stealTimes();
  return () => stealTimes().map((time, index) => time - (before[index] ?? time));
}
