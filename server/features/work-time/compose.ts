import { readRevision } from '#server/db/read-revision.ts';
import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { tellRevision } from '#server/http/revision.ts';
import { createChangeRepository } from './change-repository.ts';
import { createDeletedRepository } from './deleted/repository.ts';
import { deletedRoutes } from './deleted/routes.ts';
import { createDeletedService } from './deleted/service.ts';
import { createRangeRepository } from './entries/range-repository.ts';
import { entryReadRoutes } from './entries/read-routes.ts';
import { createEntryReadService } from './entries/read-service.ts';
import { createEntryRepository } from './entries/repository.ts';
import { entryWriteRoutes } from './entries/write-routes.ts';
import { createEntryWriteService } from './entries/write-service.ts';
import { createStoredResponseRepository } from './presses/repository.ts';
import { createPruneResponses, createTransact } from './presses/service.ts';
import type { Quotas } from './quotas.ts';
import { createRecordRepository } from './records/repository.ts';
import { recordRoutes } from './records/routes.ts';
import { createRecordService } from './records/service.ts';
import { createSheetRepository } from './sheet/repository.ts';
import { sheetRoutes } from './sheet/routes.ts';
import { createSheetService } from './sheet/service.ts';
import { createBackupRepository } from './transfer/backup-repository.ts';
import { createBackupService } from './transfer/backup-service.ts';
import { createImportRepository } from './transfer/import-repository.ts';
import { createImportService } from './transfer/import-service.ts';
import { transferRoutes } from './transfer/routes.ts';

interface Parts {
  db: Db;
  clock: () => number;
  quotas: Quotas;
}

/** Records and time entries, timesheets, and files of all of them. All of their calls tell their user's revision. */
export function composeWorkTime({ db, clock, quotas }: Parts): Feature {
  const records = createRecordRepository(db);
  const entries = createEntryRepository(db);
  const change = createChangeRepository(db);
  const writing = { transact: createTransact(change, clock), quotas, clock };
  const ranges = createRangeRepository(db);
  const sheet = createSheetRepository(db);
  const deleted = createDeletedService(createDeletedRepository(db), clock);
  const backups = createBackupService(createBackupRepository(db), sheet, clock);
  // Importing a file again changes nothing: it needs no key to be known by.
  const imports = createImportService({
    imports: createImportRepository(db),
    entries,
    sheet,
    transact: change,
    quotas,
    clock,
  });
  return {
    routes: async (api) => {
      tellRevision(api, (user) => readRevision(db, user));
      await api.register(recordRoutes(createRecordService({ records, ...writing })));
      await api.register(entryReadRoutes(createEntryReadService({ records, entries, ranges })));
      await api.register(entryWriteRoutes(createEntryWriteService({ entries, ...writing })));
      await api.register(deletedRoutes(deleted));
      await api.register(sheetRoutes(createSheetService({ sheet, transact: writing.transact })));
      await api.register(transferRoutes(backups, imports));
    },
    jobs: [
      imports.prune,
      deleted.prune,
      createPruneResponses(createStoredResponseRepository(db), clock),
    ],
  };
}
