import type { RowName } from '#contract/ids.ts';
import type { SplitEntry, SplitParts, TimeEntry, UndoSplit } from '#contract/time-entries.ts';
import { isSplitAt } from '#domain/work-time/split.ts';
import type { Press } from '#server/changes/press.ts';
import { ConflictError, existing, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertQuota, repeated } from '../limits-service.ts';
import { momentOf } from '../moment.ts';
import { toRecord } from '../records/service.ts';
import type { WorkTimeChange } from '../repository.ts';
import { toTimeEntry } from './read-service.ts';
import { EXPIRED } from './repository.ts';
import { prepareTarget, removeCreated, type SwitchDeps, unchanged } from './switch-service.ts';

/** Checks the body at once, and returns the work for the transaction. */
export function prepareSplit(press: Press, name: RowName, body: SplitEntry, deps: SwitchDeps) {
  const { quotas, clock } = deps;
  const at = momentOf('at', body.at);
  const find = prepareTarget(press.address, body, deps);
  return async (change: WorkTimeChange): Promise<SplitParts> => {
    const entry = existing(await change.entries.find(name));
    const earlier = await repeated(change.entries, body.uuid);
    if (earlier) return partsOf(entry, earlier);
    if (entry.version !== body.version) throw new ConflictError({ current: toTimeEntry(entry) });
    const { beginning_time, ending_time, note } = entry;
    const interval = { beginMs: beginning_time, endMs: ending_time ?? clock() };
    if (!isSplitAt(interval, at)) {
      throw new InvalidFieldError('at', 'Give a whole minute within an entry of two or more.');
    }
    const { record, isNew } = await find(change);
    // As many run as before.
    await assertQuota(change, quotas, { entries: 1 });
    const first = await change.entries.update(entry, { ending_time: at });
    const second = await change.entries.insert({
      record_id: record.id,
      beginning_time: at,
      ending_time,
      note: record.id === entry.record ? note : '',
      uuid: body.uuid,
    });
    const created = isNew ? await change.records.find(record.id) : undefined;
    return partsOf(first, second, created && toRecord(created));
  };
}

function partsOf(
  first: Parameters<typeof toTimeEntry>[0],
  second: Parameters<typeof toTimeEntry>[0],
  created: SplitParts['created'] = null,
): SplitParts {
  return { first: toTimeEntry(first), second: toTimeEntry(second), created };
}

/**
 * Removes the second part and the record made for it for good, and gives the first its end back. Throws a
 * `ConflictError` if any of them was changed since.
 */
export async function undoSplit(change: WorkTimeChange, seen: UndoSplit): Promise<TimeEntry> {
  const first = await unchanged(change, seen.first);
  const second = await unchanged(change, seen.second);
  if (first.ending_time !== second.beginning_time) throw new ConflictError();
  await change.entries.delete(second, EXPIRED);
  if (seen.created) await removeCreated(change, seen.created, second);
  return toTimeEntry(await change.entries.update(first, { ending_time: second.ending_time }));
}
