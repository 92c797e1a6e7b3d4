/** Responses shared by several routes, for their schemas and the OpenAPI document. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ErrorDetail, FieldErrors } from '#contract/errors.ts';

const always = { 429: ErrorDetail, '5xx': ErrorDetail };
const input = { 400: Type.Union([FieldErrors, ErrorDetail]) };

/** What can go wrong, by what a route is about. */
const failures = {
  /** A token is required. */
  user: { 401: ErrorDetail },
  /** Parameters or headers are checked. */
  input,
  /** The path names a row. */
  row: { ...input, 404: ErrorDetail },
  body: { ...input, 413: ErrorDetail, 415: ErrorDetail },
  /** A write that may be repeated: see `PressHeaders`. */
  press: { ...input, 422: ErrorDetail },
  /** A secret may be given. */
  secret: { 403: ErrorDetail },
  /** What was seen may have been changed since. */
  conflict: { 409: ErrorDetail },
};

type Failures = typeof failures;
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** For the schema of each route: its success, and how it may fail. */
export function responses<const Success extends object, Kind extends keyof Failures = never>(
  success: Success,
  ...kinds: readonly Kind[]
): typeof always & Joined<Failures[Kind]> & Success {
  return Object.assign({}, always, ...kinds.map((kind) => failures[kind]), success);
}

/** For the schema of a route that requires an access token. */
export const bearer = { security: [{ bearer: [] }] };

/** Lets each success have the status that the schema of its route names. */
export function nameSuccess(app: FastifyInstance): void {
  app.addHook('preHandler', ({ routeOptions }, reply, done) => {
    const statuses = Object.keys(routeOptions.schema?.response ?? {});
    const success = statuses.find((status) => status.startsWith('2'));
    if (success !== undefined) reply.code(Number(success));
    done();
  });
}
