import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/config/settings.ts';

export type PageSettings = Pick<Settings, 'corsOrigins' | 'passkeyDomain'>;

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
    const { protocol, host, hostname } = request;
    const place = page !== null && isOurs ? page : { origin: `${protocol}://${host}`, hostname };
    return { origin: place.origin, domain: passkeyDomain ?? place.hostname };
  };
}

export type PagePlace = ReturnType<typeof createPagePlace>;
