import { type Interval, union } from '#domain/work-time/interval.ts';

/** The first part of an interval that none of the others covers; `null` if they cover all of it. */
export function clipToFree(interval: Interval, others: readonly Interval[]): Interval | null {
  let { beginMs } = interval;
  for (const other of union(others)) {
    if (other.endMs <= beginMs) continue;
    if (other.beginMs > beginMs) {
      return { beginMs, endMs: Math.min(other.beginMs, interval.endMs) };
    }
    beginMs = other.endMs;
  }
  return beginMs < interval.endMs ? { beginMs, endMs: interval.endMs } : null;
}
