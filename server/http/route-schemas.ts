/** Consequences of a route's schema: who may call it, how it may fail, and how it succeeds. */
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { ErrorDetail, FieldErrors } from '#contract/errors.ts';
import { PressHeaders } from '#contract/press.ts';
import { recogniseUser, requireUser } from './authentication.ts';

/** For routes that require an access token. */
export const bearer = { security: [{ bearer: [] }] };

/** Bodies of users' calls hold at most a username and passwords (LIM-7). */
const USER_BODY_BYTES = 4096;

/** Properties that the routes of a plugin share. */
interface Common extends Pick<FastifySchema, 'tags' | 'security'> {
  /** True if their writes can be presses, which may be repeated. */
  arePresses?: true;
}

/** Completes the schemas of a plugin's routes. Called before these are added. */
export function describeRoutes(app: FastifyInstance, { arePresses, ...common }: Common): void {
  app.addHook('onRoute', (route) => {
    const isRead = /GET|HEAD/.test(String(route.method));
    const headers = arePresses && !isRead ? { headers: PressHeaders } : {};
    const schema = { ...common, ...headers, ...route.schema };
    route.schema = {
      ...schema,
      response: { ...failuresOf(route, schema), ...Object(schema.response) },
    };
    if (route.url.startsWith('/api/user/')) route.bodyLimit ??= USER_BODY_BYTES;
    const ways = schema.security ?? [];
    if (ways.some((way) => 'bearer' in way)) {
      const isRequired = ways.every((way) => 'bearer' in way);
      // The first of its hooks: before the body is read (API-6).
      const hook = isRequired ? requireUser : recogniseUser;
      route.onRequest = [hook, ...[route.onRequest ?? []].flat()];
    }
  });
}

/** Others are named by the route itself. */
function failuresOf({ method, config }: RouteOptions, schema: FastifySchema) {
  const { security = [], params, querystring, headers, body } = schema;
  const readsBody = /POST|PUT|PATCH/.test(String(method));
  const isDevice = security.some((way) => 'device' in way);
  const isPress = headers === PressHeaders;
  const isChecked = params ?? querystring ?? headers ?? body ?? (readsBody || undefined);
  return {
    ...(isChecked && { 400: Type.Union([FieldErrors, ErrorDetail]) }),
    ...(security.length > 0 && { 401: ErrorDetail }),
    ...(isDevice && { 403: ErrorDetail }),
    ...(params !== undefined && { 404: ErrorDetail }),
    ...(readsBody && { 413: ErrorDetail, 415: ErrorDetail }),
    ...(isPress && { 422: ErrorDetail }),
    ...(config?.limit !== 'none' && { 429: ErrorDetail }),
    '5xx': ErrorDetail,
  };
}

/** Lets each success have the status that the schema of its route names. */
export function nameSuccess(app: FastifyInstance): void {
  app.addHook('preHandler', ({ routeOptions }, reply, done) => {
    const statuses = Object.keys(routeOptions.schema?.response ?? {});
    const success = statuses.find((status) => status.startsWith('2'));
    if (success !== undefined) reply.code(Number(success));
    done();
  });
}
