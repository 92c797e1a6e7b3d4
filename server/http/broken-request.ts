import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import { responseHeaders } from './security-headers.ts';

/** The part of a socket that is needed to respond. */
type Connection = Pick<Socket, 'destroyed' | 'writable' | 'write' | 'destroy'>;

/** The error of requests that no handler can serve. */
const unservable: ErrorDetail = {
  detail: 'The request cannot be served.',
  code: 'bad_request',
};

/**
 * Responds to input that is not a request and reaches no hook: headers that are too long, do not
 * end or are not HTTP. Closes the connection.
 */
export function respondToBrokenRequest(error: ConnectionError, connection: Connection): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return;
  if (connection.writable) connection.write(responseTo(error.code));
  connection.destroy(error);
}

const jsonHeaders = {
  ...responseHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
};

/** By Node's code; all others are served as `unservable`. */
const refusals: Readonly<Record<string, readonly [status: string, body: ErrorDetail]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { detail: 'The headers are too large.', code: 'too_large' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { detail: 'The request took too long to come.', code: 'timeout' },
  ],
};

function responseTo(code: string): string {
  const [status, body] = refusals[code] ?? ['400 Bad Request', unservable];
  const json = JSON.stringify(body);
  const all = { ...jsonHeaders, 'content-length': Buffer.byteLength(json) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', json].join('\r\n');
}

/**
 * Handles two kinds of requests to which Node itself would respond, without our headers (SEC-11):
 * an unknown `Expect`, which HTTP lets a server ignore, and a missing `Host`, which it must refuse.
 */
export function replaceNodeResponses(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
      reply.code(400).header('connection', 'close').send(unservable);
    } else {
      done();
    }
  });
}
