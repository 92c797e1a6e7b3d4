import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import type { ErrorDetail } from '#contract/errors.ts';
import { plainPage } from './plain-page.ts';
import { responseHeaders } from './security-headers.ts';
import { errorText } from './text.ts';

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

const timeout: ErrorDetail = { detail: 'The request took too long to come.', code: 'timeout' };

function responseTo(code: string): string {
  if (code === 'HPE_HEADER_OVERFLOW') return pageAboutCookies();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? asText('408 Request Timeout', jsonHeaders, JSON.stringify(timeout))
    : asText('400 Bad Request', jsonHeaders, JSON.stringify(unservable));
}

/** A page also for calls, to which a page is no response: what was asked for cannot be known. */
function pageAboutCookies(): string {
  const { html, headers } = plainPage({
    title: errorText.tooManyCookies,
    paragraphs: [errorText.tooManyCookiesMeaning],
  });
  const all = { ...responseHeaders, ...headers, connection: 'close' };
  return asText('431 Request Header Fields Too Large', all, html);
}

function asText(status: string, headers: Record<string, string>, body: string): string {
  const all = { ...headers, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
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
