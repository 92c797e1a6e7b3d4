import type { WorkRecord } from './work-record.ts';

/** The record that a name stands for, as the server finds it: of those in use, the one used last (TRK-24). */
export function recordOfName(records: readonly WorkRecord[], name: string): WorkRecord | undefined {
  return records
    .filter((record) => record.name === name && !record.isArchived)
    .sort((one, other) => (one.usedMs ?? 0) - (other.usedMs ?? 0))
    .at(-1);
}
