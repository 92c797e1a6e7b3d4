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
 * Keeps at most as many deleted rows as there may be others: what was deleted first expires (LIM-10). What
 * was deleted just now stays, however much it is.
 */
export async function expireSurplus(
  { deleted }: TrackerChange,
  quotas: Quotas,
  now: number,
): Promise<void> {
  const since = restorableSince(now);
  /** The first deleted first. */
  const records = (await deleted.records(since)).reverse();
  let surplus =
    sum(records.map(({ entry_count }) => entry_count)) +
    (await deleted.countEntries(since)) -
    quotas.entries;
  for (const [index, record] of records.entries()) {
    const isLast = index === records.length - 1 && record.deleted_at === now;
    const tooManyRecords = records.length - index > quotas.records;
    if (surplus <= 0 && !tooManyRecords) return;
    const older = surplus <= 0 ? 0 : await deleted.countEntries(since, record.deleted_at);
    const expiring = Math.min(older, Math.max(surplus, 0), EXPIRING_AT_ONCE);
    if (expiring > 0) {
      await deleted.expireEntries(since, expiring);
      surplus -= expiring;
    }
    if (!isLast && (surplus > 0 || tooManyRecords)) {
      await deleted.expireRecord(record.id);
      surplus -= record.entry_count;
    }
  }
  if (surplus > 0) await deleted.expireEntries(since, Math.min(surplus, EXPIRING_AT_ONCE));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
