import type { ConnectionError } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface Refusal {
  status: string;
  body: ErrorDetail;
}

/** The part of a socket that is needed to answer. */
interface Connection {
  readonly destroyed: boolean;
  readonly writable: boolean;
  write(text: string): unknown;
  destroy(error?: Error): unknown;
}

/** What no handler can serve, whoever notices it. */
export const unservable: ErrorDetail = {
  detail: 'The request cannot be served.',
  code: 'bad_request',
};

/**
 * Answers what never became a request, and so meets none of our hooks: headers that are too long,
 * that do not end, or that are no HTTP. The connection ends with it.
 */
export function answerBrokenRequests(headers: SecurityHeaders) {
  return function answer(error: ConnectionError, connection: Connection): void {
    if (error.code === 'ECONNRESET' || connection.destroyed) return;
    if (connection.writable) connection.write(textOf(refusalOf(error.code), headers));
    connection.destroy(error);
  };
}

function refusalOf(code: string): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: '431 Request Header Fields Too Large',
        body: { detail: 'The headers are too large.', code: 'too_large' },
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return {
        status: '408 Request Timeout',
        body: { detail: 'The request took too long to come.', code: 'timeout' },
      };
    default:
      return { status: '400 Bad Request', body: unservable };
  }
}

function textOf({ status, body }: Refusal, headers: SecurityHeaders): string {
  const json = JSON.stringify(body);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', json].join('\r\n');
}
