import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { CLOCK_TOLERANCE_MS } from '#contract/limits.ts';
import type { ImportQuery, ImportReport } from '#contract/transfer.ts';
import { MINUTE_MS } from '#domain/time-units.ts';
import {
  AbandonedError,
  ConflictError,
  FileError,
  InvalidFieldError,
  UnavailableError,
} from '#server/runtime/errors.ts';
import type { TransactChange } from '../change-repository.ts';
import type { EntryRepository } from '../entries/repository.ts';
import { assertWithin, type Quotas } from '../quotas.ts';
import type { SheetRepository } from '../sheet/repository.ts';
import type { ImportFile } from './import-file.ts';
import { reportOf } from './import-report.ts';
import type { ImportRepository, KnownRecordRow } from './import-repository.ts';
import { type ImportPlan, planImport, type SheetPlan } from './plan-import.ts';
import { planSheet } from './plan-sheet-service.ts';
import { readFile } from './read-file.ts';
import { stageImport } from './stage-import.ts';

/** An import that takes longer is given up, and housekeeping removes what it has stored. */
const LONGEST_MS = 5 * MINUTE_MS;
/** So many files may be here, of one user and in all. */
const FILES_OF_A_USER = 2;
const FILES = 4;
/** How often an import begins again because its user changed something meanwhile. */
const ATTEMPTS = 3;
const REMOVED_AT_ONCE = 500;

/** The user of a file, the session that sent it, and the address that it came from. */
interface Creator {
  user: number;
  sid: string;
  address: string;
}

interface Parts {
  imports: ImportRepository;
  entries: EntryRepository;
  sheet: SheetRepository;
  transact: TransactChange;
  quotas: Quotas;
  clock: () => number;
}

export type ImportService = ReturnType<typeof createImportService>;

/** Imports files, each all or nothing. */
export function createImportService({ imports, entries, sheet, transact, quotas, clock }: Parts) {
  const senders: number[] = [];
  /** One is worked on at a time: others have to be served, too. */
  const turns = new PQueue({ concurrency: 1 });

  /** Stores what is new; throws `Changed` if the user's data is not what the plan was made for. */
  async function store(
    { user, sid, address }: Creator,
    plan: ImportPlan & { sheet: SheetPlan },
    revision: number,
    signal: AbortSignal,
  ): Promise<void> {
    await removeEarlier(user);
    const id = await imports.begin(user, clock() + LONGEST_MS);
    const stage = {
      renew: (table: 'time_entries' | 'work_records', taken: { id: number; newUuid: string }[]) =>
        imports.renew(table, user, taken),
      addRecords: (records: Parameters<typeof imports.stageRecords>[2]) =>
        imports.stageRecords(user, id, records),
      addEntries: (rows: Parameters<typeof imports.stageEntries>[2]) =>
        imports.stageEntries(user, id, rows),
    };
    async function assertWanted(): Promise<void> {
      if (signal.aborted) throw new AbandonedError();
      if (!(await imports.isExpected(user, id, clock()))) throw new ConflictError();
    }
    try {
      const additions = await stageImport(plan, address, stage, clock(), assertWanted);
      await assertWanted();
      await transact(user, async (change) => {
        const isUnchanged = change.revision === revision + 1;
        const isDone = isUnchanged && (await change.imports.publish(id, additions, clock()));
        if (!isDone) throw new ConflictError();
        const version = change.revision;
        await change.imports.addLists(plan.newLists.map((list) => ({ ...list, version })));
        const { days, settings } = plan.sheet;
        await change.sheet.putDays(days);
        if (settings !== null) await change.sheet.putSettings(settings, 1);
        await change.imports.noteImport(sid, clock());
      });
    } catch (error) {
      await removeEarlier(user);
      throw error;
    }
  }

  /** What an import that was not completed has left, such as one that a crash ended. */
  async function removeEarlier(user: number): Promise<void> {
    await imports.abandon(user);
    const rows = { user, until: 0 };
    while ((await imports.removeStaged(rows, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE)
      await nextTurn();
  }

  async function assertRoom(
    user: number,
    records: readonly KnownRecordRow[],
    { newRecords, newEntries }: ImportPlan,
  ): Promise<void> {
    const live = records.filter(({ deleted_at }) => deleted_at === null);
    if (newRecords.length > 0) assertWithin(quotas, 'records', live.length + newRecords.length);
    if (newEntries.length === 0) return;
    const stored = live.reduce((sum, { entry_count }) => sum + entry_count, 0);
    assertWithin(quotas, 'entries', stored + newEntries.length);
    const running = newEntries.filter(({ end }) => end === null).length;
    if (running === 0) return;
    assertWithin(quotas, 'running_entries', (await entries.running(user)).length + running);
  }

  async function attempt(
    creator: Creator,
    file: ImportFile,
    isDry: boolean,
    signal: AbortSignal,
  ): Promise<ImportReport> {
    const { user } = creator;
    const revision = await imports.revision(user);
    const records = await imports.records(user);
    const known = {
      records,
      lists: await imports.lists(user),
      entriesByUuid: (uuids: readonly string[]) => imports.entriesByUuid(user, uuids),
      entriesByBeginning: (beginnings: readonly number[]) =>
        imports.entriesByBeginning(user, beginnings),
    };
    const plan = {
      ...(await planImport(file, known, clock())),
      sheet: await planSheet(file, sheet, user),
    };
    await assertRoom(user, records, plan);
    const { days, settings } = plan.sheet;
    const rows =
      plan.newRecords.length + plan.newEntries.length + plan.newLists.length + days.length;
    const isNew = rows > 0 || settings !== null;
    if (!isDry && isNew) await store(creator, plan, revision, signal);
    return reportOf(file, plan, !isDry);
  }

  return {
    /** Makes room for a file that is about to come; the function that is returned gives it back. */
    admit(user: number): () => void {
      const own = senders.filter((sender) => sender === user).length;
      if (own >= FILES_OF_A_USER || senders.length >= FILES) {
        throw new UnavailableError('Too many files are imported at once.');
      }
      senders.push(user);
      let isIn = true;
      return () => {
        if (isIn) senders.splice(senders.indexOf(user), 1);
        isIn = false;
      };
    },

    /** All of a file or nothing of it; in a dry run nothing. The signal stops it. */
    async run(
      creator: Creator,
      bytes: Uint8Array,
      query: ImportQuery,
      signal: AbortSignal,
    ): Promise<ImportReport> {
      return turns.add(async () => {
        const latest = clock() + CLOCK_TOLERANCE_MS;
        const options = { zone: query.zone, dateOrder: query.date_order, latest };
        const file = await readFile(bytes, options, quotas, signal);
        const isDry = query.dry_run === true;
        if (!isDry) assertComplete(file, query);
        for (let left = ATTEMPTS; ; left -= 1) {
          if (signal.aborted) throw new AbandonedError();
          try {
            return await attempt(creator, file, isDry, signal);
          } catch (error) {
            if (!(error instanceof ConflictError) || left <= 1) throw error;
          }
        }
      });
    },

    /** Removes a batch of what imports have left that were not completed; returns how many rows. */
    prune: (limit: number) => imports.removeStaged({ until: clock() }, limit),
  };
}

function assertComplete({ questions, wrong }: ImportFile, query: ImportQuery): void {
  const [question] = questions;
  if (question !== undefined) throw new InvalidFieldError(question, 'This field is required.');
  if (wrong.count > 0 && query.without_wrong !== true) {
    throw new FileError('wrong_lines', `${wrong.count} lines cannot be imported.`);
  }
}
