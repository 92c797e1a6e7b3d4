/**
 * Composes the server. It opens neither a port nor a database, so tests use it as it is.
 */
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import type { Settings } from './config/settings.ts';
import { pruneLimits } from './db/prune-limits.ts';
import { readRevision } from './db/read-revision.ts';
import { assertReady } from './db/readiness.ts';
import type { Db } from './db/schema.ts';
import { createAttemptRepository } from './features/account/attempt-repository.ts';
import { createAccountChangeRepository } from './features/account/change-repository.ts';
import { createEventRepository } from './features/account/event-repository.ts';
import { createEventService } from './features/account/event-service.ts';
import { createLockoutService } from './features/account/lockout-service.ts';
import { createNetworkRepository } from './features/account/network-repository.ts';
import { ownAccountRoutes } from './features/account/own-routes.ts';
import { createOwnAccountService } from './features/account/own-service.ts';
import { createOwnerService } from './features/account/owner-service.ts';
import { createChallengeRepository } from './features/account/passkeys/challenge-repository.ts';
import { createPasskeyRepository } from './features/account/passkeys/passkey-repository.ts';
import { passkeyRoutes } from './features/account/passkeys/routes.ts';
import { createPasskeyService } from './features/account/passkeys/service.ts';
import { createPasskeySignInService } from './features/account/passkeys/sign-in-service.ts';
import { createPasswordService } from './features/account/password-service.ts';
import { createRemovalRepository } from './features/account/removal-repository.ts';
import { accountRoutes } from './features/account/routes.ts';
import { createAccountService } from './features/account/service.ts';
import { createUserRepository } from './features/account/user-repository.ts';
import { createGuestRepository } from './features/response-time/guest-repository.ts';
import { createGuestService } from './features/response-time/guest-service.ts';
import { createResponseTimeRepository } from './features/response-time/repository.ts';
import { responseTimeRoutes } from './features/response-time/routes.ts';
import { createResponseTimeService } from './features/response-time/service.ts';
import { createRouletteRepository } from './features/roulette/repository.ts';
import { rouletteRoutes } from './features/roulette/routes.ts';
import { createRouletteService } from './features/roulette/service.ts';
import { describeDevice } from './features/session/device.ts';
import { createFamilyRepository } from './features/session/family-repository.ts';
import { createSessionListRepository } from './features/session/list-repository.ts';
import { sessionListRoutes } from './features/session/list-routes.ts';
import { createSessionListService } from './features/session/list-service.ts';
import { passkeySessionRoutes } from './features/session/passkey-routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { createSessionService } from './features/session/session-service.ts';
import { createTokens } from './features/session/tokens.ts';
import { createChangeRepository } from './features/work-time/change-repository.ts';
import { createDeletedRepository } from './features/work-time/deleted/repository.ts';
import { createDeletedService } from './features/work-time/deleted/service.ts';
import { createEntryRepository } from './features/work-time/entries/repository.ts';
import { createEntryService } from './features/work-time/entries/service.ts';
import { createSwitchService } from './features/work-time/entries/switch-service.ts';
import { createTimelineRepository } from './features/work-time/entries/timeline-repository.ts';
import { createTimelineService } from './features/work-time/entries/timeline-service.ts';
import { createKeptResponseRepository } from './features/work-time/presses/repository.ts';
import { createPruneResponses, createTransact } from './features/work-time/presses/service.ts';
import { createRecordRepository } from './features/work-time/records/repository.ts';
import { createRecordService } from './features/work-time/records/service.ts';
import { workTimeRoutes } from './features/work-time/routes.ts';
import { createBackupRepository } from './features/work-time/transfer/backup-repository.ts';
import { createBackupService } from './features/work-time/transfer/backup-service.ts';
import { createImportRepository } from './features/work-time/transfer/import-repository.ts';
import { createImportService } from './features/work-time/transfer/import-service.ts';
import { addOpenApi } from './http/docs/openapi.ts';
import { handleError } from './http/errors/error-handler.ts';
import { replaceNodeResponses } from './http/errors/node-responses.ts';
import { collectMethods } from './http/errors/wrong-method.ts';
import { healthRoutes } from './http/health.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { clientAddress } from './http/limits/client-address.ts';
import { refuseWhileClosing } from './http/limits/closing.ts';
import { limitHandlerTime } from './http/limits/handler-time.ts';
import { limitRates } from './http/limits/rate-limits.ts';
import { lineUpReads } from './http/limits/read-lines.ts';
import { type LogStream, loggingOptions } from './http/logging.ts';
import { measureAnswers } from './http/measure.ts';
import { servePage } from './http/page.ts';
import { createPagePlace } from './http/page-place.ts';
import { namePresses } from './http/press.ts';
import { type AuthenticateToken, addAuthentication } from './http/security/authentication.ts';
import { allowOrigins } from './http/security/cors.ts';
import { inlineStyleSources } from './http/security/inline-styles.ts';
import { forbidCaching } from './http/security/no-store.ts';
import { addSecurityHeaders } from './http/security/security-headers.ts';
import { compileSerializer } from './http/serialization.ts';
import { serverOptions } from './http/server-options.ts';
import { compileValidator } from './http/validation.ts';
import { createHousekeeping } from './runtime/housekeeping.ts';
import type { Metrics } from './runtime/metrics.ts';

export interface ServerSettings
  extends Pick<
    Settings,
    | 'accessTokenSeconds'
    | 'apiOrigins'
    | 'corsOrigins'
    | 'guestResponseTimes'
    | 'logLevel'
    | 'passkeyDomain'
    | 'quotas'
    | 'rateLimits'
    | 'refreshTokenSeconds'
    | 'trustProxy'
  > {
  jwtSecret: string;
}

export interface AppParts {
  settings: ServerSettings;
  /** A migrated database. It is not closed with the app. */
  db: Db;
  /** The current time in milliseconds since the epoch. */
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
  const app = fastify({
    ...serverOptions(settings.trustProxy),
    ...loggingOptions(settings.logLevel, logStream),
  });
  const services = createServices(app, parts);

  lineUpReads(app);
  addSecurityHeaders(app, {
    apiOrigins: settings.apiOrigins,
    inlineStyles: inlineStyleSources(pageDir),
  });
  const refuseOtherMethods = collectMethods(app);
  await addCrossCutting(app, parts, services.sessions.authenticate);
  await app.register(healthRoutes(() => assertReady(db)));
  await app.register(featureRoutes(services, parts), { prefix: '/api' });
  refuseOtherMethods();
  await servePage(app, pageDir);
  scheduleHousekeeping(app, parts, services);
  app.addHook('onClose', () => services.sessions.settle());
  return app;
}

type Services = ReturnType<typeof createServices>;

function createServices(app: FastifyInstance, { settings, db, clock, metrics }: AppParts) {
  const users = createUserRepository(db);
  const networks = createNetworkRepository(db);
  const lockouts = createLockoutService(createAttemptRepository(db));
  const passwords = createPasswordService({ users, networks, lockouts, clock });
  const account = { users, networks, passwords, clock };
  const report = (what: string, user: number) => app.log.info({ user_id: user }, what);
  const owners = createOwnerService({ users, passwords, report });
  const passkeys = {
    passkeys: createPasskeyRepository(db),
    challenges: createChallengeRepository(db),
    clock,
  };
  const families = createFamilyRepository(db);
  const records = createRecordRepository(db);
  const entries = createEntryRepository(db);
  const transactChange = createChangeRepository(db);
  const transact = createTransact(transactChange, clock);
  const workTime = { transact, quotas: settings.quotas, clock };
  return {
    accounts: createAccountService({
      ...account,
      reportSignIn: (outcome) => metrics?.signedIn(outcome),
    }),
    ownAccounts: createOwnAccountService({
      ...account,
      owners,
      changes: createAccountChangeRepository(db),
      report,
    }),
    passkeys: createPasskeyService({
      ...passkeys,
      owners,
      report,
    }),
    passkeySignIns: createPasskeySignInService({
      ...account,
      ...passkeys,
      reportSignIn: (outcome) => metrics?.signedIn(outcome),
    }),
    removals: createRemovalRepository(db),
    events: createEventService(createEventRepository(db), clock),
    sessionList: createSessionListService({
      sessions: createSessionListRepository(db),
      families,
      clock,
    }),
    sessions: createSessionService({
      settings,
      families,
      tokens: createTokens(settings.jwtSecret, clock),
      clock,
      reportReuse: (family) => app.log.warn(family, 'refresh token used twice: session ended'),
    }),
    responseTimes: createResponseTimeService(createResponseTimeRepository(db), clock),
    guests: createGuestService(createGuestRepository(db), settings.guestResponseTimes),
    roulette: createRouletteService(createRouletteRepository(db)),
    records: createRecordService({ records, ...workTime }),
    entries: createEntryService({ records, entries, ...workTime }),
    timeline: createTimelineService({
      entries,
      timeline: createTimelineRepository(db),
      ...workTime,
    }),
    switches: createSwitchService(workTime),
    deleted: createDeletedService(createDeletedRepository(db), clock),
    pruneResponses: createPruneResponses(createKeptResponseRepository(db), clock),
    backups: createBackupService(createBackupRepository(db), clock),
    imports: createImportService({
      ...workTime,
      imports: createImportRepository(db),
      entries,
      // Importing a file again changes nothing: it needs no key to be known by.
      transact: transactChange,
    }),
  };
}

/** Hooks and handlers for all routes, so they are registered first. */
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
  limitHandlerTime(app);
  forbidCaching(app);
  namePresses(app);
  replaceNodeResponses(app);
  await allowOrigins(app, settings.corsOrigins);
  refuseWhileClosing(app);
  if (settings.rateLimits) limitRates(app, db, (limit) => metrics?.limited(limit));
  addAuthentication(app, authenticate);
  addOpenApi(app);
}

function featureRoutes(services: Services, { settings, db }: AppParts) {
  const placeOf = createPagePlace(settings);
  const deviceOf = (request: FastifyRequest) =>
    describeDevice(request.headers['user-agent'], clientAddress(request));
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(accountRoutes(services.accounts));
    await api.register(sessionRoutes(services.accounts.authenticate, services.sessions));
    await api.register(ownAccountRoutes(services.ownAccounts, services.events));
    await api.register(sessionListRoutes(services.sessionList));
    await api.register(passkeyRoutes(services.passkeys, placeOf, deviceOf));
    await api.register(passkeySessionRoutes(services.passkeySignIns, placeOf, services.sessions));
    await api.register(responseTimeRoutes(services.responseTimes));
    await api.register(rouletteRoutes(services.roulette));
    await api.register(workTimeRoutes(services, (user) => readRevision(db, user)));
  };
}

/** Starts when the app listens, so apps in tests have no background jobs. */
function scheduleHousekeeping(app: FastifyInstance, { db }: AppParts, services: Services): void {
  const jobs = [
    services.removals.remove,
    services.responseTimes.prune,
    services.guests.prune,
    services.sessions.prune,
    services.imports.prune,
    services.deleted.prune,
    services.pruneResponses,
    services.passkeys.prune,
    services.accounts.pruneNetworks,
    services.events.prune,
    (limit: number) => pruneLimits(db, Date.now(), limit),
  ];
  const housekeeping = createHousekeeping(jobs, (error) =>
    app.log.warn({ err: error }, 'housekeeping failed'),
  );
  app.addHook('onListen', async () => housekeeping.start());
  app.addHook('onClose', () => housekeeping.stop());
}
