import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import type { Metrics } from '#server/runtime/metrics.ts';
import { createAudience } from './audience-service.ts';
import { createRoomLimitsRepository } from './limits-repository.ts';
import { createReaders } from './readers-service.ts';
import { createRoomRepository } from './repository.ts';
import { roomRoutes } from './routes.ts';
import { createRoomService } from './service.ts';
import { createRoomTokens } from './tokens.ts';

interface RoomsDeps {
  db: Db;
  clock: () => number;
  /** All processes have the same. */
  secret: string;
  metrics: Metrics | undefined;
}

/** Draws that many follow on their own devices. */
export function composeRooms({ db, clock, secret, metrics }: RoomsDeps): Feature {
  const rooms = createRoomRepository(db);
  const service = createRoomService({
    rooms,
    limits: createRoomLimitsRepository(db),
    tokens: createRoomTokens(secret),
    clock,
  });
  const audience = createAudience({ rooms, service });
  metrics?.observeStreams(audience.streams);
  const noteReader = createReaders(service, clock);
  return {
    routes: roomRoutes(service, audience, noteReader),
    jobs: [service.prune, service.pruneEnded],
  };
}
