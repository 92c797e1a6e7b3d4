import { RESTORABLE_DAYS } from '#contract/limits.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { Quotas } from './quotas.ts';
import type { TrackerChange } from './repository.ts';

/** The most entries that expire with one deletion, so that it takes no longer than others. */
const EXPIRING_AT_ONCE = 1000;

/** What was deleted later can be restored, in milliseconds since the epoch (TRK-23). */
export function restorableSince(now: number): number {
  return now - RESTORABLE_DAYS * DAY_MS;
}

/**
 * Keeps at most as many deleted rows as there may be others: entries and then records expire, what was
 * deleted first before others (LIM-10). What was deleted just now stays, however much it is.
 */
export async function expireSurplus(
  { deleted }: TrackerChange,
  quotas: Quotas,
  now: number,
): Promise<void> {
  const since = restorableSince(now);
  const records = await deleted.records(since);
  const entries = await deleted.countEntries(since);
  let surplus = records.reduce((sum, { entry_count }) => sum + entry_count, entries);
  surplus -= quotas.entries;
  if (surplus > 0) {
    const expired = await deleted.expireEntries(since, now, Math.min(surplus, EXPIRING_AT_ONCE));
    if (expired === EXPIRING_AT_ONCE) return;
    surplus -= expired;
  }
  for (const [index, { id, entry_count, deleted_at }] of records.reverse().entries()) {
    const areTooMany = surplus > 0 || records.length - index > quotas.records;
    if (!areTooMany || deleted_at === now) return;
    await deleted.expireRecord(id);
    surplus -= entry_count;
  }
}
