import { createTransact } from '#server/changes/transact.ts';
import { createLimiter } from '#server/db/create-limiter.ts';
import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { countRequest } from '#server/http/rate-limits.ts';
import { tellRevision } from '#server/http/revision.ts';
import { removeDeleted } from './deleted/repository.ts';
import { createFindService } from './entries/find-service.ts';
import { entryReadRoutes } from './entries/read-routes.ts';
import { createEntryReadService } from './entries/read-service.ts';
import { splitRoutes } from './entries/split-routes.ts';
import { entryWriteRoutes } from './entries/write-routes.ts';
import { createEntryWriteService } from './entries/write-service.ts';
import { createFeedRepository } from './feed/repository.ts';
import { feedRoutes } from './feed/routes.ts';
import { createFeedService } from './feed/service.ts';
import { type Quotas, restorableSince } from './limits-service.ts';
import { recordRoutes } from './records/routes.ts';
import { createRecordService } from './records/service.ts';
import { type ReadWorkTime, workTimeRows } from './repository.ts';
import { sheetRoutes } from './sheet/routes.ts';
import { createSheetService } from './sheet/service.ts';
import { createSumsService } from './sheet/sums-service.ts';
import { createBackupService } from './transfer/backup-service.ts';
import { createImportService } from './transfer/import-service.ts';
import { transferRoutes } from './transfer/routes.ts';

interface WorkTimeDeps {
  db: Db;
  clock: () => number;
  quotas: Quotas;
}

/** Records and time entries, timesheets, and files of all of them. All of their calls tell their user's revision. */
export function composeWorkTime({ db, clock, quotas }: WorkTimeDeps): Feature {
  const rows: ReadWorkTime = (user) => workTimeRows(db, user);
  const deps = { rows, transact: createTransact(db, workTimeRows, clock), quotas, clock };
  const feeds = createFeedService({ feeds: createFeedRepository(db), rows, clock });
  const countFeed = (keyPrefix: string) => {
    const limiter = createLimiter(db, { keyPrefix, points: 60, duration: 600 });
    return (key: string) => countRequest(limiter, key);
  };
  const feedLimits = {
    unknown: countFeed('calendar'),
    reads: countFeed('calendar-read'),
  };
  return {
    routes: async (api) => {
      tellRevision(api, db);
      await api.register(recordRoutes(createRecordService(deps)));
      await api.register(
        entryReadRoutes(createEntryReadService(rows, clock), createFindService(rows, clock)),
      );
      const entryWrites = createEntryWriteService(deps);
      await api.register(entryWriteRoutes(entryWrites));
      await api.register(splitRoutes(entryWrites));
      await api.register(sheetRoutes(createSheetService(deps), createSumsService(rows, clock)));
      await api.register(feedRoutes(feeds, feedLimits));
      await api.register(
        transferRoutes(createBackupService(rows, clock), createImportService(deps)),
      );
    },
    jobs: [(limit) => removeDeleted(db, restorableSince(clock()), limit)],
  };
}
