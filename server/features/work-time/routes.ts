import type { FastifyPluginAsync } from 'fastify';
import { tellRevision } from '#server/http/revision.ts';
import { deletedRoutes } from './deleted/routes.ts';
import type { DeletedService } from './deleted/service.ts';
import { entryRoutes } from './entries/routes.ts';
import type { EntryService } from './entries/service.ts';
import { switchRoutes } from './entries/switch-routes.ts';
import type { SwitchService } from './entries/switch-service.ts';
import { timelineRoutes } from './entries/timeline-routes.ts';
import type { TimelineService } from './entries/timeline-service.ts';
import { recordRoutes } from './records/routes.ts';
import type { RecordService } from './records/service.ts';
import type { BackupService } from './transfer/backup-service.ts';
import type { ImportService } from './transfer/import-service.ts';
import { transferRoutes } from './transfer/routes.ts';

interface Services {
  records: RecordService;
  entries: EntryService;
  timeline: TimelineService;
  switches: SwitchService;
  deleted: DeletedService;
  backups: BackupService;
  imports: ImportService;
}

/** Every call of records and entries: all of them tell their user's revision. */
export function workTimeRoutes(
  services: Services,
  readRevision: (user: number) => Promise<number | undefined>,
): FastifyPluginAsync {
  return async (api) => {
    tellRevision(api, readRevision);
    await api.register(recordRoutes(services.records));
    await api.register(entryRoutes(services.entries));
    await api.register(timelineRoutes(services.timeline));
    await api.register(switchRoutes(services.switches));
    await api.register(deletedRoutes(services.deleted));
    await api.register(transferRoutes(services.backups, services.imports));
  };
}
