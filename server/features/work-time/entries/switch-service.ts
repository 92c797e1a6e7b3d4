import type {
  RowVersion,
  SwitchEntry,
  SwitchedEntry,
  UndoneSwitch,
  UndoSwitch,
} from '#contract/time-entries.ts';
import { decideSwitch, switchNow } from '#domain/work-time/switch.ts';
import { type Press, pressedAt } from '#server/changes/press.ts';
import { ConflictError, existing, InvalidFieldError } from '#server/runtime/errors.ts';
import { assertQuota, type Quotas, repeated, type WorkTimeServiceDeps } from '../limits-service.ts';
import { readEntryTime } from '../moment.ts';
import type { RecordRow } from '../records/repository.ts';
import { addRecord, toRecord, validName } from '../records/service.ts';
import type { WorkTimeChange } from '../repository.ts';
import { toTimeEntry } from './read-service.ts';
import { type EntryRow, EXPIRED } from './repository.ts';

interface Target {
  record: RecordRow;
  isNew: boolean;
}

export type SwitchDeps = Pick<WorkTimeServiceDeps, 'quotas' | 'clock'>;

/** Checks the body at once, and returns the work for the transaction. */
export function prepareSwitch(press: Press, body: SwitchEntry, deps: SwitchDeps) {
  const { quotas, clock } = deps;
  const asked = readEntryTime('beginning_time', body.beginning_time, clock());
  const find = prepareTarget(press.address, body, deps);
  return async (change: WorkTimeChange): Promise<SwitchedEntry> => {
    const earlier = await repeated(change.entries, body.uuid);
    if (earlier) return { started: toTimeEntry(earlier), ended: [], created: null };
    const { record, isNew } = await find(change);
    const entries = await change.entries.running();
    const running = entries.map(({ id, beginning_time }) => ({ id, begin: beginning_time }));
    const now = clock();
    const moment = asked ?? switchNow(running, pressedAt(press, now), now);
    const { ends, startedEnd } = decideSwitch(running, moment);
    const ended: EntryRow[] = [];
    for (const entry of entries.filter(({ id }) => ends.includes(id))) {
      ended.push(await change.entries.update(entry, { ending_time: moment }));
    }
    const more = { entries: 1, running: startedEnd === null ? 1 : 0 };
    await assertQuota(change, quotas, more);
    const started = await change.entries.insert({
      record_id: record.id,
      beginning_time: moment,
      ending_time: startedEnd,
      note: '',
      uuid: body.uuid,
    });
    const created = isNew ? await change.records.find(record.id) : undefined;
    return {
      started: toTimeEntry(started),
      ended: ended.map(toTimeEntry),
      created: created === undefined ? null : toRecord(created),
    };
  };
}

/** The target of a switch or a split; it is looked up, or made, within the transaction. */
export function prepareTarget(
  address: string,
  body: Pick<SwitchEntry, 'record' | 'name' | 'record_uuid'>,
  { quotas, clock }: SwitchDeps,
): (change: WorkTimeChange) => Promise<Target> {
  if ((body.record === undefined) === (body.name === undefined)) {
    throw new InvalidFieldError('non_field_errors', 'Give either a record or a name.');
  }
  const name = body.name === undefined ? '' : validName(body.name);
  const uuid = body.record_uuid;
  return async (change) => {
    if (body.record !== undefined) {
      return { record: existing(await change.records.find(body.record)), isNew: false };
    }
    const known =
      (await repeated(change.records, uuid)) ?? (await change.records.findUsedLast(name));
    if (known !== undefined) return { record: known, isNew: false };
    const record = { name, ip_addr: address, created_at: clock(), uuid };
    return { record: await addRecord(change, quotas, record), isNew: true };
  };
}

/**
 * Removes for good the entry and the record that a switch made, and lets the ended entries run again. Throws a
 * `ConflictError` if any of them was changed since.
 */
export async function undoSwitch(
  change: WorkTimeChange,
  { started, ended, created }: UndoSwitch,
  quotas: Quotas,
): Promise<UndoneSwitch> {
  const begun = started && (await unchanged(change, started));
  const stopped: EntryRow[] = [];
  for (const seen of ended) {
    const entry = await unchanged(change, seen);
    if (entry.ending_time === null) throw new ConflictError();
    stopped.push(entry);
  }
  if (begun) await change.entries.delete(begun, EXPIRED);
  if (created) await removeCreated(change, created, begun);
  await assertQuota(change, quotas, { running: ended.length });
  const resumed: EntryRow[] = [];
  for (const entry of stopped) {
    resumed.push(await change.entries.update(entry, { ending_time: null }));
  }
  return { resumed: resumed.map(toTimeEntry) };
}

/** The entry in the version that was seen. Throws a `ConflictError` for any other, and for a deleted one. */
export async function unchanged(
  { entries }: WorkTimeChange,
  { id, version }: RowVersion,
): Promise<EntryRow> {
  const entry = existing(await entries.findAny(id));
  if (!entry.isThere || entry.version !== version) throw new ConflictError();
  return entry;
}

/** Removes the record that was made for an entry, unless it was used since. */
export async function removeCreated(
  { records }: WorkTimeChange,
  seen: RowVersion,
  started: EntryRow | undefined,
): Promise<void> {
  const record = existing(await records.find(seen.id));
  const isUnchanged =
    record.version === seen.version && (started === undefined || started.record === record.id);
  if (!isUnchanged || (await records.countEntriesOf(record.id)) > 0) throw new ConflictError();
  await records.change(record.id, { deleted_at: EXPIRED });
}
