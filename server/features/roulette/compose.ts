import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { createRouletteRepository } from './repository.ts';
import { rouletteRoutes } from './routes.ts';
import { createRouletteService } from './service.ts';

/** The raffles, which the operator manages and everyone sees. */
export function composeRoulette(db: Db): Feature {
  return { routes: rouletteRoutes(createRouletteService(createRouletteRepository(db))) };
}
