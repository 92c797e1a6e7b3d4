import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { createResponseTimeRepository } from './repository.ts';
import { responseTimeRoutes } from './routes.ts';
import { createResponseTimeService, type GuestLimits } from './service.ts';

interface Parts {
  db: Db;
  clock: () => number;
  limits: GuestLimits;
}

/** How long responses take, as the info panel shows it. */
export function composeResponseTime({ db, clock, limits }: Parts): Feature {
  const service = createResponseTimeService(createResponseTimeRepository(db), limits, clock);
  return { routes: responseTimeRoutes(service), jobs: [service.pruneGuests] };
}
