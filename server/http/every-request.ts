import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/config/settings.ts';
import type { Db } from '#server/db/schema.ts';
import type { Metrics } from '#server/runtime/metrics.ts';
import { type AuthenticateToken, addAuthentication } from './authentication.ts';
import { replaceNodeResponses } from './broken-request.ts';
import { refuseWhileClosing } from './closing.ts';
import { allowOrigins } from './cors.ts';
import { handleError } from './error-handler.ts';
import { limitHandlerTime } from './handler-time.ts';
import { acceptJsonOnly } from './json-body.ts';
import { measureResponses } from './metrics.ts';
import { addOpenApi } from './openapi.ts';
import { namePresses } from './press.ts';
import { limitRates } from './rate-limits.ts';
import { nameSuccess } from './route-schemas.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { compileSerializer } from './serialization.ts';
import { limitUsers } from './user-limit.ts';
import { compileValidator } from './validation.ts';

interface EveryRequestDeps {
  settings: Pick<Settings, 'corsOrigins' | 'rateLimits'>;
  db: Db;
  /** Without them nothing is counted. */
  metrics: Metrics | undefined;
  authenticate: AuthenticateToken;
}

/** The hooks of every request, in this order. Registered before all routes. */
export async function addToEveryRequest(
  app: FastifyInstance,
  deps: EveryRequestDeps,
): Promise<void> {
  const { settings, db, metrics, authenticate } = deps;
  addSecurityHeaders(app);
  if (metrics !== undefined) measureResponses(app, metrics.responded);
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  acceptJsonOnly(app);
  limitHandlerTime(app);
  namePresses(app);
  nameSuccess(app);
  replaceNodeResponses(app);
  await allowOrigins(app, settings.corsOrigins);
  refuseWhileClosing(app);
  addAuthentication(app, authenticate);
  if (settings.rateLimits) {
    limitUsers(app, (limit) => metrics?.limited(limit));
    limitRates(app, db, (limit) => metrics?.limited(limit));
  }
  await addOpenApi(app);
}
