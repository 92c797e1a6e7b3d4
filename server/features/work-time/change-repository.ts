import { bumpRevision } from '#server/db/bump-revision.ts';
import type { Db } from '#server/db/schema.ts';
import { createDeletedChanges, type DeletedChanges } from './deleted/change-repository.ts';
import { createEntryChanges, type EntryChanges } from './entries/change-repository.ts';
import { createStoredResponses, type StoredResponses } from './presses/change-repository.ts';
import { createRecordChanges, type RecordChanges } from './records/change-repository.ts';
import { createSheetChanges, type SheetChanges } from './sheet/repository.ts';
import { createImportChanges, type ImportChanges } from './transfer/import-change-repository.ts';

/** What may be done to one user's data within a transaction. */
export interface Change {
  /** The user's revision with this change. */
  readonly revision: number;
  readonly records: RecordChanges;
  readonly entries: EntryChanges;
  readonly deleted: DeletedChanges;
  readonly responses: StoredResponses;
  readonly imports: ImportChanges;
  readonly sheet: SheetChanges;
}

/** Runs `work` alone among the changes of this user: all of it or, if it throws, nothing. */
export type TransactChange = <Result>(
  user: number,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>;

/** Changes of a user, one at a time. */
export function createChangeRepository(db: Db): TransactChange {
  return (user, work) =>
    db.transaction().execute(async (transaction) => {
      const revision = await bumpRevision(transaction, user);
      return work({
        revision,
        records: createRecordChanges(transaction, user),
        entries: createEntryChanges(transaction, user),
        deleted: createDeletedChanges(transaction, user),
        responses: createStoredResponses(transaction, user),
        imports: createImportChanges(transaction, user),
        sheet: createSheetChanges(transaction, user),
      });
    });
}
