import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import type { Metrics } from '#server/runtime/metrics.ts';
import { createAudience } from './audience-service.ts';
import { createRoomRepository } from './repository.ts';
import { roomRoutes } from './routes.ts';
import { createRoomService } from './service.ts';
import { createViewerRepository } from './viewer-repository.ts';

interface Parts {
  db: Db;
  clock: () => number;
  metrics: Metrics | undefined;
}

/** Draws that many follow on their own devices. */
export function composeRooms({ db, clock, metrics }: Parts): Feature {
  const rooms = createRoomRepository(db);
  const viewers = createViewerRepository(db);
  const audience = createAudience({ rooms, viewers, clock });
  metrics?.observeStreams(audience.streams);
  const service = createRoomService({ rooms, audience, clock });
  return { routes: roomRoutes(service, audience), jobs: [service.prune] };
}
