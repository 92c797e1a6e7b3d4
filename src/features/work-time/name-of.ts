import type { WorkRecord } from '#domain/work-time/work-record.ts';

/** The name of a record; its id while the list does not have it. */
export function nameOf(records: readonly WorkRecord[], recordId: number): string {
  return records.find(({ id }) => id === recordId)?.name ?? String(recordId);
}
