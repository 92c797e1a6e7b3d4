import { clip, coveredMs, type Interval } from './interval.ts';
import { countedInterval, type EntryTimes } from './total.ts';

interface Named extends EntryTimes {
  readonly id: string;
}

/**
 * How long each entry lasts beside others, in milliseconds, by its id; one that lasts alone is absent (TRK-49).
 *
 * @param nowMs milliseconds since the epoch: until then running entries last
 * @param isExact as of `countedInterval`
 */
export function overlapsOf(
  entries: readonly Named[],
  nowMs: number,
  isExact: boolean,
): ReadonlyMap<string, number> {
  const shared = new Map<string, Interval[]>();
  let open: { id: string; interval: Interval }[] = [];
  for (const entry of entries.toSorted((one, other) => one.beginningMs - other.beginningMs)) {
    const interval = countedInterval(entry, nowMs, isExact);
    if (interval === null) continue;
    open = open.filter((earlier) => earlier.interval.endMs > interval.beginMs);
    for (const earlier of open) {
      const common = clip(interval, earlier.interval);
      if (common === null) continue;
      for (const id of [entry.id, earlier.id]) shared.set(id, [...(shared.get(id) ?? []), common]);
    }
    open.push({ id: entry.id, interval });
  }
  return new Map([...shared].map(([id, parts]) => [id, coveredMs(parts)]));
}
