import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import { createFamilyRepository } from './repository.ts';
import { sessionListRoutes, sessionRoutes } from './routes.ts';
import { createSessionService, type SessionSettings } from './service.ts';
import { createTokens } from './tokens.ts';

interface SessionsDeps {
  db: Db;
  clock: () => number;
  settings: SessionSettings & { jwtSecret: string };
  log: FastifyBaseLogger;
}

/** Sessions: how they go on and end. They begin in the account, with who proves to be its owner. */
export function composeSessions({ db, clock, settings, log }: SessionsDeps) {
  const sessions = createSessionService({
    settings,
    families: createFamilyRepository(db),
    tokens: createTokens(settings.jwtSecret, clock),
    clock,
    reportReuse: (family) => log.warn(family, 'refresh token used twice: session ended'),
  });
  const routes: FastifyPluginAsync = async (api) => {
    await api.register(sessionRoutes(sessions));
    await api.register(sessionListRoutes(sessions));
  };
  return { routes, authenticate: sessions.authenticate, begin: sessions.begin };
}
