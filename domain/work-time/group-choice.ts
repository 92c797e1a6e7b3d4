import { groupOf, groupsOf, type WorkRecord } from './work-record.ts';

/** The choice in a report between sums of records and of groups, and of one group (TRK-74). */
export interface GroupChoice {
  /** True for a sum of each group, not of each record. */
  readonly byGroup: boolean;
  /** The only group that is shown, empty for the records without one; `null` for all records. */
  readonly group: string | null;
}

export const ALL_RECORDS: GroupChoice = { byGroup: false, group: null };

interface OfRecord {
  readonly recordId: string;
}

/** The entries of a group's records; all for `null`. */
export function entriesOfGroup<Entry extends OfRecord>(
  entries: readonly Entry[],
  records: readonly WorkRecord[],
  group: string | null,
): readonly Entry[] {
  if (group === null) return entries;
  const ids = new Set(records.flatMap((one) => ((one.group ?? '') === group ? one.id : [])));
  return entries.filter(({ recordId }) => ids.has(recordId));
}

/** The entries as if each group were one record, by the names of groups. */
export function entriesByGroup<Entry extends OfRecord>(
  entries: readonly Entry[],
  records: readonly WorkRecord[],
): readonly Entry[] {
  return entries.map((entry) => ({ ...entry, recordId: groupOf(records, entry.recordId) }));
}

/**
 * Groups in place of records, as old as their oldest one.
 *
 * @param none the name of all records without a group
 */
export function groupsAsRecords(records: readonly WorkRecord[], none: string): WorkRecord[] {
  return ['', ...groupsOf(records)].map((group) => {
    const numbers = records.flatMap((one) => ((one.group ?? '') === group && one.number) || []);
    const number = numbers.length === 0 ? null : Math.min(...numbers);
    return { id: group, number, name: group || none, ipAddress: null, userId: null };
  });
}
