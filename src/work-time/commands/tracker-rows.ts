/** The rows that commands change; each command has a file in `kinds/`, and `kinds.ts` lists them (OUT-3). */
import type { RowName } from '#contract/ids.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { fieldsOf, isId, isText, readTime } from '#lib/http/read.ts';
import type { CommandKind } from '#sync/command.ts';

/** Records and entries, as they are shown. */
export interface TrackerRows {
  records: readonly WorkRecord[];
  entries: readonly TrackedEntry[];
}

export type TrackerKind<Of> = CommandKind<Of, TrackerRows>;

/** A row, as the page names it, in the version that was seen. */
export interface RowVersion {
  id: string;
  version: number;
}

export function isRowVersion(value: unknown): boolean {
  const { id, version } = fieldsOf(value);
  return isText(id) && isId(version);
}

/** True for a time in ISO 8601, and for none. */
export function isMomentOrNone(value: unknown): boolean {
  return value === undefined || value === null || readTime(value) !== undefined;
}

/** The name of a row in a body: its uuid, or its id, which is a number there. */
export function rowName(id: string): RowName {
  return /^\d+$/.test(id) ? Number(id) : id;
}
