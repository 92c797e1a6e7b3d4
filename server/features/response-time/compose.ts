import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { createGuestRepository } from './guest-repository.ts';
import { createGuestService, type GuestLimits } from './guest-service.ts';
import { createResponseTimeRepository } from './repository.ts';
import { responseTimeRoutes } from './routes.ts';
import { createResponseTimeService } from './service.ts';

interface Parts {
  db: Db;
  clock: () => number;
  limits: GuestLimits;
}

/** How long responses take, as the info panel shows it. */
export function composeResponseTime({ db, clock, limits }: Parts): Feature {
  const guestRows = createGuestRepository(db);
  const responseTimes = createResponseTimeService(
    createResponseTimeRepository(db),
    guestRows,
    clock,
  );
  const guests = createGuestService(guestRows, limits);
  return { routes: responseTimeRoutes(responseTimes), jobs: [responseTimes.prune, guests.prune] };
}
