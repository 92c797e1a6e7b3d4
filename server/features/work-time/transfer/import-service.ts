import PQueue from 'p-queue';
import { CLOCK_TOLERANCE_MS } from '#contract/limits.ts';
import type { ImportQuery, ImportReport } from '#contract/transfer.ts';
import type { Press } from '#server/changes/press.ts';
import {
  ConflictError,
  existing,
  NotFoundError,
  Refusal,
  UnavailableError,
} from '#server/runtime/errors.ts';
import {
  assertDayQuota,
  assertQuota,
  assertWithin,
  type WorkTimeServiceDeps,
} from '../limits-service.ts';
import type { WorkTimeChange, WorkTimeRows } from '../repository.ts';
import { type ImportPlan, isNew, planImport, reportOf } from './plan-service.ts';
import { type ImportFile, readBackup } from './read-backup.ts';

/** So many files may be here, of one user and in all. */
const FILES_OF_A_USER = 2;
const FILES = 4;

export type ImportService = ReturnType<typeof createImportService>;

/** Imports files, each all or nothing. */
export function createImportService({ rows, transact, quotas, clock }: WorkTimeServiceDeps) {
  const senders: number[] = [];
  /** One is worked on at a time: others have to be served, too. */
  const turns = new PQueue({ concurrency: 1 });

  /** The new rows of the file. Throws a `Refusal` if they are more than the user may have. */
  async function planOf(file: ImportFile, stored: WorkTimeRows): Promise<ImportPlan> {
    const plan = await planImport(file, stored, clock());
    const { newRecords, newEntries, newDays } = plan;
    const running = newEntries.filter(({ end }) => end === null).length;
    const more = { records: newRecords.length, entries: newEntries.length, running };
    await assertQuota(stored, quotas, more);
    await assertDayQuota(stored, newDays.length);
    return plan;
  }

  async function store(
    { imports, transfer, sheet, revision }: WorkTimeChange,
    plan: ImportPlan,
    { address }: Press,
    sid: string,
  ): Promise<number> {
    const import_id = await imports.begin();
    await imports.renew('work_records', plan.takenRecords);
    await imports.renew('time_entries', plan.takenEntries);
    const ids = await imports.addRecords(
      plan.newRecords.map(({ archived, ...record }) => ({
        ...record,
        ip_addr: address,
        archived_at: archived ? clock() : null,
        import_id,
      })),
    );
    const entries = plan.newEntries.map(({ target, begin, end, note, uuid }) => {
      const record_id = existing('id' in target ? target.id : ids.get(target.uuid));
      return { record_id, beginning_time: begin, ending_time: end, note, uuid, import_id };
    });
    await imports.addEntries(entries);
    await imports.fillGroups(plan.newGroups, import_id);
    await imports.recount([...new Set(entries.map(({ record_id }) => record_id))]);
    await imports.addLists(plan.newLists.map((list) => ({ ...list, version: revision })));
    await sheet.putDays(plan.newDays, plan.isTable ? import_id : null);
    if (plan.newSettings !== null) await sheet.putSettings(plan.newSettings, 1);
    await transfer.note('imported', sid, clock());
    return import_id;
  }

  return {
    /** Makes room for a file that is about to come; the function that is returned gives it back, once. */
    admit(user: number): () => void {
      const own = senders.filter((sender) => sender === user).length;
      if (own >= FILES_OF_A_USER || senders.length >= FILES) {
        throw new UnavailableError('Too many files are imported at once.');
      }
      senders.push(user);
      return () => senders.splice(senders.indexOf(user), 1);
    },

    /** All of a file or nothing of it; in a dry run nothing. @param sid the session that sends it */
    async run(
      press: Press,
      sid: string,
      bytes: Uint8Array,
      query: ImportQuery,
    ): Promise<ImportReport> {
      return turns.add(async () => {
        const file = await readBackup(bytes, clock() + CLOCK_TOLERANCE_MS);
        assertWithin(quotas, 'records', file.records.length);
        assertWithin(quotas, 'entries', file.entries.length);
        const isDry = query.dry_run === true;
        if (!isDry) assertComplete(file, query);
        const stored = rows(press.user);
        const revision = await stored.transfer.revision();
        const plan = await planOf(file, stored);
        // Nothing is new in a repetition, either: its response is the one that was kept.
        const mayBeRepeated = press.identity !== null;
        if (isDry || !(isNew(plan) || mayBeRepeated)) {
          return reportOf(file, plan, { id: null, imported: !isDry });
        }
        return transact(press, async (change) => {
          const isUnchanged = change.revision === revision + 1;
          const current = isUnchanged ? plan : await planOf(file, change);
          const id = isNew(current) ? await store(change, current, press, sid) : null;
          return reportOf(file, current, { id, imported: true });
        });
      });
    },

    /** Takes an import back, as long as none of its entries was changed since. */
    undo(press: Press, id: number): Promise<{ entries: number }> {
      return transact(press, async ({ imports, sheet }) => {
        const made = await imports.madeBy(id);
        if (made === null) throw new NotFoundError();
        if (made.isChanged) throw new ConflictError();
        await sheet.unmark(id);
        await imports.remove(id);
        return { entries: made.entries };
      });
    },
  };
}

function assertComplete({ wrong }: ImportFile, query: ImportQuery): void {
  if (wrong.count > 0 && query.without_wrong !== true) {
    throw new Refusal('wrong_lines', `${wrong.count} lines cannot be imported.`);
  }
}
