import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';

/** The command that stops an entry of the record with this name. */
export function stopOf({ id, recordId }: TrackedEntry, recordName: string) {
  return { kind: 'stop', recordId, entryId: id, recordName } as const;
}
