/**
 * Puts the server together. It opens neither a port nor a database, so that a test can use it as
 * it is.
 */
import { type FastifyInstance, fastify } from 'fastify';
import { ping } from './db/ping.ts';
import { pruneLimits } from './db/prune-limits.ts';
import type { Db } from './db/schema.ts';
import { createResponseTimeRepository } from './features/response-time/repository.ts';
import { responseTimeRoutes } from './features/response-time/routes.ts';
import { createResponseTimeService } from './features/response-time/service.ts';
import { createRouletteRepository } from './features/roulette/repository.ts';
import { rouletteRoutes } from './features/roulette/routes.ts';
import { createRouletteService } from './features/roulette/service.ts';
import { createAccountService } from './features/session/account-service.ts';
import { createAttemptRepository } from './features/session/attempt-repository.ts';
import { createFamilyRepository } from './features/session/family-repository.ts';
import { createLockoutService } from './features/session/lockout-service.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { createSessionService } from './features/session/session-service.ts';
import { createTokens } from './features/session/tokens.ts';
import { createUserRepository } from './features/session/user-repository.ts';
import { createEntryRepository } from './features/work-time/entry-repository.ts';
import { entryRoutes } from './features/work-time/entry-routes.ts';
import { createEntryService } from './features/work-time/entry-service.ts';
import { createRecordRepository } from './features/work-time/record-repository.ts';
import { recordRoutes } from './features/work-time/record-routes.ts';
import { createRecordService } from './features/work-time/record-service.ts';
import { createHousekeeping } from './housekeeping.ts';
import { answerForNode } from './http/answer-for-node.ts';
import { limitAnswerTime } from './http/answer-time.ts';
import { type AuthenticateToken, addAuthentication } from './http/authentication.ts';
import { sendBytes } from './http/bytes.ts';
import { refuseWhileClosing } from './http/closing.ts';
import { allowOrigins } from './http/cors.ts';
import { handleError } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { type LogStream, loggingOptions } from './http/logging.ts';
import { measureAnswers } from './http/measure.ts';
import { forbidCaching } from './http/no-store.ts';
import { addOpenApi } from './http/openapi.ts';
import { servePage } from './http/page.ts';
import { limitRates } from './http/rate-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { compileSerializer } from './http/serialization.ts';
import { serverOptions } from './http/server-options.ts';
import { compileValidator } from './http/validation.ts';
import { collectMethods } from './http/wrong-method.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

export interface AppSettings
  extends Pick<
    Settings,
    | 'accessTokenSeconds'
    | 'apiOrigins'
    | 'corsOrigins'
    | 'logLevel'
    | 'rateLimits'
    | 'refreshTokenSeconds'
    | 'trustProxy'
  > {
  jwtSecret: string;
}

export interface AppParts {
  settings: AppSettings;
  /** A migrated database. It is not closed with the app. */
  db: Db;
  /** The present, in milliseconds since the epoch. */
  clock: () => number;
  /** Without them nothing is counted. */
  metrics: Metrics | undefined;
  /** The folder of the built page. */
  pageDir: string;
  /** Where log lines go; without it the standard output. */
  logStream?: LogStream;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, db, pageDir, logStream } = parts;
  const headers = securityHeaders(settings.apiOrigins);
  const app = fastify({
    ...serverOptions(settings.trustProxy, headers),
    ...loggingOptions(settings.logLevel, logStream),
  });
  const services = createServices(app, parts);

  addSecurityHeaders(app, headers);
  const refuseOtherMethods = collectMethods(app);
  await addCrossCutting(app, parts, (token) => services.sessions.authenticate(token));
  await app.register(healthRoutes(() => ping(db)));
  await app.register(featureRoutes(services), { prefix: '/api' });
  refuseOtherMethods();
  await servePage(app, pageDir);
  keepHouse(app, parts, services);
  return app;
}

type Services = ReturnType<typeof createServices>;

function createServices(app: FastifyInstance, { settings, db, clock, metrics }: AppParts) {
  const records = createRecordRepository(db);
  return {
    accounts: createAccountService({
      users: createUserRepository(db),
      lockouts: createLockoutService(createAttemptRepository(db)),
      clock,
      reportSignIn: (outcome) => metrics?.signedIn(outcome),
    }),
    sessions: createSessionService({
      settings,
      families: createFamilyRepository(db),
      tokens: createTokens(settings.jwtSecret, clock),
      clock,
      reportReuse: (family) => app.log.warn(family, 'refresh token used twice: session ended'),
    }),
    responseTimes: createResponseTimeService(createResponseTimeRepository(db), clock),
    roulette: createRouletteService(createRouletteRepository(db)),
    records: createRecordService(records, clock),
    entries: createEntryService(records, createEntryRepository(db), clock),
  };
}

/** What holds for all routes, and so comes before them. */
async function addCrossCutting(
  app: FastifyInstance,
  { settings, db, metrics }: AppParts,
  authenticate: AuthenticateToken,
): Promise<void> {
  if (metrics !== undefined) measureAnswers(app, metrics.answered);
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  acceptJsonOnly(app);
  limitAnswerTime(app);
  forbidCaching(app);
  sendBytes(app);
  answerForNode(app);
  await allowOrigins(app, settings.corsOrigins);
  refuseWhileClosing(app);
  if (settings.rateLimits) limitRates(app, db, (limit) => metrics?.limited(limit));
  addAuthentication(app, authenticate);
  addOpenApi(app);
}

function featureRoutes(services: Services) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(sessionRoutes(services.accounts, services.sessions));
    await api.register(responseTimeRoutes(services.responseTimes));
    await api.register(rouletteRoutes(services.roulette));
    await api.register(recordRoutes(services.records));
    await api.register(entryRoutes(services.entries));
  };
}

/** From the time the app listens: an app in a test has no background. */
function keepHouse(
  app: FastifyInstance,
  { db }: AppParts,
  { responseTimes, sessions }: Services,
): void {
  const jobs = [
    responseTimes.prune,
    sessions.prune,
    (limit: number) => pruneLimits(db, Date.now(), limit),
  ];
  const housekeeping = createHousekeeping(jobs, (error) =>
    app.log.warn({ err: error }, 'housekeeping failed'),
  );
  app.addHook('onListen', async () => housekeeping.start());
  app.addHook('onClose', () => housekeeping.stop());
}
