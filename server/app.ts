/**
 * Composes the server. It opens neither a port nor a database, so tests use it as it is.
 */
import { type FastifyInstance, fastify } from 'fastify';
import type { Settings } from './config/settings.ts';
import { checkReadiness } from './db/backend.ts';
import { agingJobs } from './db/delete-aged.ts';
import type { Db } from './db/schema.ts';
import { composeAccounts } from './features/account/compose.ts';
import { composeOwnLists } from './features/own-lists/compose.ts';
import { responseTimeRoutes } from './features/response-time/routes.ts';
import { composeRooms } from './features/rooms/compose.ts';
import { composeRoulette } from './features/roulette/compose.ts';
import { composeSessions } from './features/session/compose.ts';
import { composeWorkTime } from './features/work-time/compose.ts';
import { addToEveryRequest } from './http/every-request.ts';
import type { Feature } from './http/feature.ts';
import { healthRoutes } from './http/health.ts';
import { type LogStream, loggingOptions } from './http/logging.ts';
import { servePage } from './http/page.ts';
import { serverOptions } from './http/server-options.ts';
import { collectMethods } from './http/wrong-method.ts';
import { createHousekeeping, type Prune } from './runtime/housekeeping.ts';
import type { Metrics } from './runtime/metrics.ts';

type ProcessSetting = 'port' | 'host' | 'metricsPort' | 'dataDir' | 'databaseUrl' | 'jwtSecret';

/** All settings but those of the process, and a secret in any case. */
export type ServerSettings = Omit<Settings, ProcessSetting> & { jwtSecret: string };

export interface AppDeps {
  settings: ServerSettings;
  /** A migrated database. It is not closed with the app. */
  db: Db;
  /** The current time in milliseconds since the epoch. */
  clock: () => number;
  /** Without them nothing is counted. */
  metrics: Metrics | undefined;
  /** The folder of the built page. */
  pageDir: string;
  /** The target of log lines; the standard output without it. */
  logStream?: LogStream;
}

/** Builds the server with these dependencies. The caller lets it listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, db, clock, metrics, pageDir, logStream } = deps;
  const app = fastify({
    ...serverOptions(settings.trustProxy),
    ...loggingOptions(settings.logLevel, logStream),
  });
  const { log } = app;

  const sessions = composeSessions({ db, clock, settings, log });
  const beginSession = sessions.begin;
  const roulette = composeRoulette(db);
  const features: readonly Feature[] = [
    sessions,
    composeAccounts({ db, clock, settings, beginSession, log, metrics }),
    { routes: responseTimeRoutes },
    roulette,
    composeOwnLists(db, clock),
    composeRooms({ db, clock, secret: settings.jwtSecret, metrics }),
    composeWorkTime({ db, clock, quotas: settings.quotas }),
  ];

  const refuseOtherMethods = collectMethods(app);
  const { authenticate } = sessions;
  await addToEveryRequest(app, { settings, db, metrics, authenticate });
  await app.register(healthRoutes(() => checkReadiness(db)));
  for (const { routes } of features) await app.register(routes, { prefix: '/api' });
  refuseOtherMethods();
  await servePage(app, pageDir, settings.apiOrigins, roulette.foreseenPath);

  startHousekeeping(app, [...features.flatMap(({ jobs = [] }) => jobs), ...agingJobs(db, clock)]);
  return app;
}

/** Starts when the app listens, so apps in tests have no background jobs. */
function startHousekeeping(app: FastifyInstance, jobs: readonly Prune[]): void {
  const housekeeping = createHousekeeping(jobs, (error) =>
    app.log.warn({ err: error }, 'housekeeping failed'),
  );
  app.addHook('onListen', async () => housekeeping.start());
  app.addHook('onClose', () => housekeeping.stop());
}
