import type { WorkRecord } from '#domain/work-time/work-record.ts';

/** The name of a record; none while the list does not have it. */
export function nameOf(records: readonly WorkRecord[], recordId: string): string {
  return records.find(({ id }) => id === recordId)?.name ?? '-';
}
