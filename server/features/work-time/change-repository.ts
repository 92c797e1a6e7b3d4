import { bumpRevision } from '#server/db/bump-revision.ts';
import type { Db } from '#server/db/schema.ts';
import { createDeletedChanges, type DeletedChanges } from './deleted/change-repository.ts';
import { createEntryChanges, type EntryChanges } from './entries/change-repository.ts';
import { createRecordChanges, type RecordChanges } from './records/change-repository.ts';

/** What may be done to one user's data within a transaction. */
export interface Change {
  readonly records: RecordChanges;
  readonly entries: EntryChanges;
  readonly deleted: DeletedChanges;
}

/**
 * Runs `work` alone among the changes of this user: all of it or, if it throws, nothing. It may
 * read, decide and write without another request coming between.
 */
export type Transact = <Result>(
  user: number,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>;

export function createChangeRepository(db: Db): Transact {
  return (user, work) =>
    db.transaction().execute(async (transaction) => {
      await bumpRevision(transaction, user);
      return work({
        records: createRecordChanges(transaction, user),
        entries: createEntryChanges(transaction, user),
        deleted: createDeletedChanges(transaction, user),
      });
    });
}
