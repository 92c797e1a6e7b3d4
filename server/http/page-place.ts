import type { FastifyRequest } from 'fastify';

export interface PageSettings {
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** The domain of all passkeys; without one the page's host. */
  passkeyDomain: string | undefined;
}

/**
 * The origin of the page that sends a request: browsers send it with every POST. A page of this host counts
 * at any port and scheme, which proxies may change. Another one than these gets our own place, and
 * its passkeys do not pass.
 */
export function createPagePlace({ corsOrigins, passkeyDomain }: PageSettings) {
  return (request: FastifyRequest): { origin: string; domain: string } => {
    const { origin = '' } = request.headers;
    const page = URL.parse(origin);
    const isOurs = page?.hostname === request.hostname || corsOrigins.includes(origin);
    return page !== null && isOurs
      ? { origin: page.origin, domain: passkeyDomain ?? page.hostname }
      : {
          origin: `${request.protocol}://${request.host}`,
          domain: passkeyDomain ?? request.hostname,
        };
  };
}

export type PagePlace = ReturnType<typeof createPagePlace>;
