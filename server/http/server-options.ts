import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { TrustProxy } from '#server/config/setting-validators.ts';
import { respondToBrokenRequest } from './broken-request.ts';

const SECOND_MS = 1000;
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Limits of time and size for every request, and how its path and address are read (LIM-7, LIM-8).
 */
export function serverOptions(trustProxy: TrustProxy): FastifyHttpOptions<Server> {
  return {
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 16 * 1024,
    // The time to receive a whole request: as long as the page waits for a response.
    requestTimeout: 10 * SECOND_MS,
    http: {
      // The time to receive its headers.
      headersTimeout: 5 * SECOND_MS,
      // How often Node checks for late requests; its default is 30 s.
      connectionsCheckingInterval: SECOND_MS,
      // The session cookies take 3 kB; those of other programs on the host come with them.
      maxHeaderSize: MAX_HEADER_BYTES,
      // Done by `replaceNodeResponses`.
      requireHostHeader: false,
    },
    clientErrorHandler: respondToBrokenRequest,
    // For an idle socket.
    connectionTimeout: 30 * SECOND_MS,
    // Longer than the proxy's, so that the proxy closes first.
    keepAliveTimeout: 72 * SECOND_MS,
    // Done by `refuseWhileClosing`.
    return503OnClosing: false,
    // Fastify would respond to a path that cannot be decoded before our headers are set: it is read undecoded.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    routerOptions: {
      ignoreTrailingSlash: true,
      // Node already limits the whole path; a long id is just a wrong id.
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
