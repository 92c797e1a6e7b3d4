import type { Db } from '#server/db/schema.ts';
import type { Feature } from '#server/http/feature.ts';
import { createRouletteRepository } from './repository.ts';
import { rouletteRoutes } from './routes.ts';
import { createRouletteService } from './service.ts';

interface Roulette extends Feature {
  /** The path of the call that a guest's page will make for items; `null` where none is foreseen. */
  foreseenPath: () => string | null;
}

/** The raffles, which the operator manages and everyone sees. */
export function composeRoulette(db: Db): Roulette {
  const service = createRouletteService(createRouletteRepository(db));
  return { routes: rouletteRoutes(service), foreseenPath: service.foreseenPath };
}
