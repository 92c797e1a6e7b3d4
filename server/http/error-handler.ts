import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import {
  AuthenticationError,
  ConflictError,
  InvalidFieldError,
  Refusal,
  TooManyRequestsError,
  UnavailableError,
} from '#server/runtime/errors.ts';
import { fieldErrors } from './field-errors.ts';
import { isNavigation } from './paths.ts';
import { sendRetryPage } from './retry-page.ts';

/** The wait of a client that cannot be served for a reason that ends. */
const WAIT_SECONDS = 5;

/** Statuses of refusals by their codes; all others are 400. */
const statuses: Readonly<Record<string, number>> = {
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  key_reused: 422,
  throttled: 429,
  too_many_rooms: 429,
  full: 503,
};

/** Refusals by Fastify itself, before a handler is reached. */
const frameworkBodies: Readonly<Record<number, ErrorDetail>> = {
  400: { detail: 'The body is not valid JSON.', code: 'parse_error' },
  413: { detail: 'The body is too large.', code: 'too_large' },
  415: { detail: 'A body of this type is not accepted.', code: 'unsupported_media_type' },
};

/**
 * Turns errors into responses, in the shapes of Django REST framework (API-5). In place of a document
 * that comes later a page is sent, which asks for it again (LIM-14).
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // A client that went away, or was cut off for being slow, reads no response and is no error of the server.
  const isUnheard = request.raw.complete === false || error.name === 'AbortError';
  if (request.raw.destroyed && isUnheard) return reply.code(408).send();
  const { status, body } = responseTo(error, request.id);
  if (status >= 500) {
    request.log.error({ err: error }, 'request failed');
    forgetFile(reply);
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = error instanceof TooManyRequestsError ? error.retryAfterSeconds : WAIT_SECONDS;
  if (status === 429 || status === 503) reply.header('retry-after', wait);
  reply.code(status);
  if (!isNavigation(request) || (status !== 429 && status < 500)) return reply.send(body);
  return sendRetryPage(reply, wait);
}

function responseTo(error: FastifyError, requestId: string) {
  if (error instanceof Refusal) {
    const { message: detail, code } = error;
    const status = error instanceof AuthenticationError ? 401 : (statuses[code] ?? 400);
    return { status, body: { detail, code, ...(error instanceof ConflictError && error.details) } };
  }
  if (error instanceof InvalidFieldError) {
    return { status: 400, body: { [error.field]: [error.message] } };
  }
  if (error.validation) return { status: 400, body: fieldErrors(error.validation) };
  const { statusCode = 500 } = error;
  if (statusCode === 503 || error instanceof UnavailableError || isUnavailable(error)) {
    const detail = 'The service is temporarily unavailable.';
    return { status: 503, body: { detail, code: 'unavailable' } };
  }
  if (statusCode >= 400 && statusCode < 500) {
    const unservable = { detail: 'The request cannot be served.', code: 'bad_request' };
    return { status: statusCode, body: frameworkBodies[statusCode] ?? unservable };
  }
  // Contains nothing of the error, only the id of its log line (SEC-14).
  const detail = `An unexpected error occurred (request ${requestId}).`;
  return { status: 500, body: { detail, code: 'error' } };
}

/** The headers of a file that was about to be sent, and could not be read. */
function forgetFile(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  const ofFile = ['accept-ranges', 'content-encoding', 'content-length', 'content-type'];
  for (const name of [...ofFile, 'etag', 'last-modified']) {
    reply.removeHeader(name).raw.removeHeader(name);
  }
}
