/** What is shown: what was read, and what presses will have done that it does not contain (OUT-3). */
import type { MarkedDay } from '#contract/timesheet.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import type { Read } from '#sync/call.ts';
import { changed } from './changed-rows.ts';
import type { World } from './command.ts';
import { kindOf } from './kinds.ts';
import { isRefused, type Press } from '#sync/queued-command.ts';
import type { QueueState } from '#sync/queue-state.ts';

export function shownRecords(read: Read<WorkRecord>, state: QueueState): readonly WorkRecord[] {
  return withEffects({ ...NOTHING, records: read.rows }, read.revision, state).records;
}

/** @param records for what is switched to by a name */
export function shownEntries(
  read: Read<TrackedEntry>,
  records: readonly WorkRecord[],
  state: QueueState,
): readonly TrackedEntry[] {
  return withEffects({ ...NOTHING, records, entries: read.rows }, read.revision, state).entries;
}

export function shownDays(read: Read<MarkedDay>, state: QueueState): readonly MarkedDay[] {
  return withEffects({ ...NOTHING, days: read.rows }, read.revision, state).days;
}

const NOTHING: World = { records: [], entries: [], days: [] };

function withEffects(read: World, revision: number | null, state: QueueState): World {
  return pressesBeyond(revision, state).reduce((world, { press, number }) => {
    const { command, makes, pressedMs } = press;
    if (command.kind === 'undo') return world;
    const next = kindOf(command).effect(world, { command, makes, pressedMs });
    return number === undefined ? next : numbered(next, makes.record, number);
  }, read);
}

/** The number of a record that was made here is known before the list that has it is read. */
function numbered(world: World, id: string | undefined, number: number): World {
  return { ...world, records: changed(world.records, id ?? '', () => ({ number })) };
}

/** The presses that data of this revision does not contain; refused ones have no effect. */
function pressesBeyond(
  read: number | null,
  { rows, done }: QueueState,
): { press: Press; number?: number | undefined }[] {
  const missing = done.filter(
    ({ revision }) => revision !== null && (read === null || revision > read),
  );
  const open = rows.filter((row) => !isRefused(row));
  const undone = new Set(open.map(({ command }) => (command.kind === 'undo' ? command.of : '')));
  const presses = [
    ...missing.map(({ press, performed }) => ({ press, number: performed.number })),
    ...open.map((press) => ({ press })),
  ];
  return presses.filter(({ press }) => !undone.has(press.key));
}
