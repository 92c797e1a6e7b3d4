import type { FastifyRequest } from 'fastify';

/** Files with a hash in their name: their content never changes, and none of them is a page. */
export const HASHED = /^\/static\//;

/** True if a path belongs to the API or to programs; all others belong to the page. */
export function isApiPath(url: string): boolean {
  return /^\/(?:api|healthz|readyz|\.well-known)(?:[/?]|$)/.test(url);
}

/** True if a browser is about to show the response as a document, and not a file of one or a call. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !HASHED.test(url) &&
    !isApiPath(url) &&
    (headers.accept ?? '').includes('text/html')
  );
}
