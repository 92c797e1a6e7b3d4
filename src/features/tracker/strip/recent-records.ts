import type { WorkRecord } from '#domain/work-time/work-record.ts';

const RECENT = 5;

/** The records that can be chosen, the one used last first, then the newest. */
export function byLastUse(records: readonly WorkRecord[]): WorkRecord[] {
  return records
    .filter(({ isArchived }) => !isArchived)
    .sort((one, other) => (other.usedMs ?? 0) - (one.usedMs ?? 0) || newness(other) - newness(one));
}

/** The records of the names used last, each name once (TRK-28). */
export function recentRecords(records: readonly WorkRecord[]): WorkRecord[] {
  const used = byLastUse(records).filter(({ usedMs }) => usedMs !== null && usedMs !== undefined);
  const names = new Set<string>();
  return used.filter(({ name }) => !names.has(name) && names.add(name)).slice(0, RECENT);
}

/** A record without a number is the newest. */
function newness({ number }: WorkRecord): number {
  return number ?? Number.MAX_SAFE_INTEGER;
}
