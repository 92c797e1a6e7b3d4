import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorDetail, FieldErrors } from '#contract/errors.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import {
  AbandonedError,
  AuthenticationError,
  ConflictError,
  FileError,
  FullError,
  InvalidFieldError,
  KeyReusedError,
  LimitReachedError,
  NotFoundError,
  NotHostError,
  RoundDueError,
  TooManyRequestsError,
  UnavailableError,
} from '#server/runtime/errors.ts';
import { isNavigation } from '../is-navigation.ts';
import { fieldErrors } from './field-errors.ts';
import { isOutOfFiles } from './out-of-files.ts';
import { sendRetryPage } from './retry-page.ts';
import { isUnfinished, logUnfinished, TIMEOUT } from './unfinished.ts';

interface ErrorResponse {
  status: number;
  body: ErrorDetail | FieldErrors | (ErrorDetail & ({ current: object } | { round: number }));
}

/** The wait of a client that cannot be served for a reason that ends. */
const WAIT_SECONDS = 5;

/**
 * Turns errors into responses, in the shapes of Django REST framework (API-5). In place of a document
 * that comes later a page is sent, which asks for it again (LIM-14).
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isUnfinished(request.raw)) {
    logUnfinished(request, reply);
    return reply.code(TIMEOUT).send(); // into a closed connection
  }
  if (error instanceof AbandonedError) return reply.code(TIMEOUT).send(); // likewise
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

function responseTo(error: FastifyError, requestId: string): ErrorResponse {
  if (error instanceof AuthenticationError) {
    return { status: 401, body: { detail: error.message, code: error.code } };
  }
  if (error instanceof NotFoundError) return notFoundResponse;
  if (error instanceof InvalidFieldError) {
    return { status: 400, body: { [error.field]: [error.message] } };
  }
  if (error instanceof FileError) {
    return { status: 400, body: { detail: error.message, code: error.code } };
  }
  if (error instanceof LimitReachedError) {
    return { status: 400, body: { detail: error.message, code: `too_many_${error.kind}` } };
  }
  if (error instanceof ConflictError) {
    const { message: detail, current } = error;
    return { status: 409, body: { detail, code: 'conflict', ...(current && { current }) } };
  }
  if (error instanceof RoundDueError) {
    const { message: detail, round } = error;
    return { status: 409, body: { detail, code: 'conflict', round } };
  }
  if (error instanceof KeyReusedError) {
    return { status: 422, body: { detail: error.message, code: 'key_reused' } };
  }
  if (error instanceof TooManyRequestsError) {
    return { status: 429, body: { detail: error.message, code: 'throttled' } };
  }
  if (error instanceof NotHostError) {
    return { status: 403, body: { detail: error.message, code: 'permission_denied' } };
  }
  if (error instanceof FullError) {
    return { status: 503, body: { detail: error.message, code: 'full' } };
  }
  if (error instanceof UnavailableError || isUnavailable(error) || isOutOfFiles(error)) {
    return unavailableResponse;
  }
  if (error.validation) return { status: 400, body: fieldErrors(error.validation) };
  return frameworkResponse(error) ?? unexpectedResponse(requestId);
}

/** The headers of a file that was about to be sent, and could not be read. */
function forgetFile(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store');
  for (const name of ['accept-ranges', 'content-encoding', 'etag', 'last-modified']) {
    reply.removeHeader(name).raw.removeHeader(name);
  }
  for (const name of ['content-length', 'content-type']) reply.raw.removeHeader(name);
}

const notFoundResponse: ErrorResponse = {
  status: 404,
  body: { detail: 'Not found.', code: 'not_found' },
};

const unavailableResponse: ErrorResponse = {
  status: 503,
  body: { detail: 'The service is temporarily unavailable.', code: 'unavailable' },
};

/** Errors of Fastify itself, before a handler is reached. */
function frameworkResponse({ statusCode = 500 }: FastifyError): ErrorResponse | undefined {
  switch (statusCode) {
    case 400:
      return { status: 400, body: { detail: 'The body is not valid JSON.', code: 'parse_error' } };
    case 413:
      return { status: 413, body: { detail: 'The body is too large.', code: 'too_large' } };
    case 415:
      return {
        status: 415,
        body: { detail: 'A body of this type is not accepted.', code: 'unsupported_media_type' },
      };
    case 503:
      return unavailableResponse;
    default:
      if (statusCode < 400 || statusCode >= 500) return undefined;
      return {
        status: statusCode,
        body: { detail: 'The request cannot be served.', code: 'bad_request' },
      };
  }
}

/** Contains nothing of the error, only the id of its log line (SEC-14). */
function unexpectedResponse(requestId: string): ErrorResponse {
  return {
    status: 500,
    body: { detail: `An unexpected error occurred (request ${requestId}).`, code: 'error' },
  };
}
