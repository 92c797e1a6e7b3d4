const collator = new Intl.Collator('ja');

/** A work-time record. Other servers may leave out all but its id and name. */
export interface WorkRecord {
  /** Names it in calls: its uuid on our own server, on others the server's id. */
  id: string;
  /** The server's id, which the page shows; `null` until it is known. */
  number: number | null;
  name: string;
  /** A client or a project, empty for none; absent where the server knows no groups (TRK-70). */
  group?: string;
  ipAddress: string | null;
  userId: number | null;
  /** Increases with each change of the record itself. */
  version?: number;
  /** True if it is left out of buttons and options (TRK-26). */
  isArchived?: boolean;
  /** The beginning of its latest entry, in milliseconds since the epoch; `null` without entries. */
  usedMs?: number | null;
}

/** The name of a record; a dash while the list does not have it. */
export function nameOf(records: readonly WorkRecord[], recordId: string): string {
  return records.find(({ id }) => id === recordId)?.name ?? '-';
}

/** The groups of records, each once, in the order of the Japanese alphabet. */
export function groupsOf(records: readonly WorkRecord[]): string[] {
  const groups = new Set(records.map(({ group }) => group ?? ''));
  return [...groups].filter((group) => group !== '').sort(collator.compare);
}

/** The group of a record; empty for none. */
export function groupOf(records: readonly WorkRecord[], recordId: string): string {
  return records.find(({ id }) => id === recordId)?.group ?? '';
}

/** The record of a name, as the server finds it: among the records in use, the one used last (TRK-24). */
export function recordOfName(records: readonly WorkRecord[], name: string): WorkRecord | undefined {
  return records
    .filter((record) => record.name === name && !record.isArchived)
    .sort((one, other) => (one.usedMs ?? 0) - (other.usedMs ?? 0))
    .at(-1);
}
