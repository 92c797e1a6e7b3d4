import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { TrustProxy } from '#server/setting-validators.ts';
import { answerBrokenRequests } from './broken-request.ts';
import type { SecurityHeaders } from './security-headers.ts';

const SECOND_MS = 1000;

/** The limits in time and size that hold for every request, and how its path and sender are read. */
export function serverOptions(
  trustProxy: TrustProxy,
  headers: SecurityHeaders,
): FastifyHttpOptions<Server> {
  return {
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 16 * 1024,
    // To send a whole request, however slowly: as long as the page waits for an answer.
    requestTimeout: 10 * SECOND_MS,
    http: {
      // To send its headers alone.
      headersTimeout: 5 * SECOND_MS,
      // How often Node looks for requests that are late; by itself only every 30 s.
      connectionsCheckingInterval: SECOND_MS,
      // The session cookies, two tokens among them, take 3 kB.
      maxHeaderSize: 16 * 1024,
      // Done by `answerForNode`.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequests(headers),
    // For a connection on which nothing moves.
    connectionTimeout: 30 * SECOND_MS,
    // Longer than a proxy in front keeps its own, so that it is the one to close.
    keepAliveTimeout: 72 * SECOND_MS,
    // Done by `refuseWhileClosing`.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : undecodable(url)),
    routerOptions: {
      ignoreTrailingSlash: true,
      // Node limits the whole path already; a long id is a wrong id like any other.
      maxParamLength: 16 * 1024,
    },
  };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * A path that cannot be decoded names nothing. It is routed as another one that names nothing:
 * left as it is, Fastify would answer it before any of our headers are set.
 */
function undecodable(url: string): string {
  return url.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
}
