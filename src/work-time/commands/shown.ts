/** The rows as they are shown: read from the server, and changed by the presses that it does not have yet (OUT-3). */
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Read } from '#sync/call.ts';
import { withEffects } from '#sync/overlay.ts';
import type { QueueState } from '#sync/queue-state.ts';
import { trackerKinds } from './kinds.ts';
import type { TrackerRows } from './tracker-rows.ts';

export function shownRecords(read: Read<WorkRecord>, state: QueueState): readonly WorkRecord[] {
  return shown({ records: read.rows }, read, state).records;
}

/** @param records in which a switch to a name looks for it */
export function shownEntries(
  read: Read<TrackedEntry>,
  records: readonly WorkRecord[],
  state: QueueState,
): readonly TrackedEntry[] {
  return shown({ records, entries: read.rows }, read, state).entries;
}

const NOTHING: TrackerRows = { records: [], entries: [] };

function shown(
  part: Partial<TrackerRows>,
  { revision }: Pick<Read<unknown>, 'revision'>,
  state: QueueState,
): TrackerRows {
  return withEffects(trackerKinds, { ...NOTHING, ...part }, revision, state);
}
