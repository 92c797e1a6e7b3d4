import type { ChangeOf, Transact } from '#server/changes/transact.ts';
import type { Db } from '#server/db/schema.ts';
import { createDeletedRepository } from './deleted/repository.ts';
import { createRangeRepository } from './entries/range-repository.ts';
import { createEntryRepository } from './entries/repository.ts';
import { createRecordRepository } from './records/repository.ts';
import { createSheetRepository } from './sheet/repository.ts';
import { createImportRepository } from './transfer/import-repository.ts';
import { createTransferRepository } from './transfer/repository.ts';

/** One user's tracker: to be read, or within a transaction to be changed. */
export function workTimeRows(db: Db, user: number) {
  return {
    records: createRecordRepository(db, user),
    entries: createEntryRepository(db, user),
    ranges: createRangeRepository(db, user),
    deleted: createDeletedRepository(db, user),
    sheet: createSheetRepository(db, user),
    transfer: createTransferRepository(db, user),
    imports: createImportRepository(db, user),
  };
}

export type WorkTimeRows = ReturnType<typeof workTimeRows>;
/** The part of it that a service reads. */
export type ReadWorkTime = (user: number) => WorkTimeRows;
export type WorkTimeChange = ChangeOf<WorkTimeRows>;
export type TransactWorkTime = Transact<WorkTimeRows>;
