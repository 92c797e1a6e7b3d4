/** The security headers of every response, and more for a document (SEC-11, SEC-12). */
import type { FastifyInstance } from 'fastify';
import { inlineSources } from './inline-sources.ts';
import { isApiPath } from './paths.ts';

const HALF_A_YEAR_IN_SECONDS = 15_552_000;

/**
 * The hash of an empty text: emotion's production build adds empty style elements and fills them
 * through the CSSOM.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The headers of every response. They are few, since a small file weighs less than a page's policy. */
export const responseHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Sets the headers that every response has: page, API and errors. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(responseHeaders);
    // Caches store no response of the API, errors included (SEC-13).
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    // Over http it would force https for every other app on http://localhost.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_IN_SECONDS}`);
    }
    done();
  });
}

/**
 * The headers of a document and of a worker's script.
 *
 * @param pageDir the folder of the built page: its inline styles and scripts are allowed
 * @param apiOrigins other servers that the page calls
 */
export function documentHeaders(pageDir: string, apiOrigins: readonly string[]) {
  const inline = inlineSources(pageDir);
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(' '),
    "style-src-attr 'none'",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // One accepts the addresses of the page's two workers; the other makes documents that are read and never shown.
    'trusted-types own-workers inert-pages',
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    // The page never asks a visitor for these.
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=()',
  };
}
