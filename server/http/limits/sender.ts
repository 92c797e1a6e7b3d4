import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { clientAddress } from './client-address.ts';

/** The id of a user or, of guests, their address. */
export type Sender = number | string;

/** Whether the user is known is decided in `onRequest`. */
export function senderOf(request: FastifyRequest): Sender {
  return request.user?.id ?? addressKey(clientAddress(request));
}

/** Whether it only reads: the response-time call writes, too, and waits where the database is locked. */
export function isRead({ method, url, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return url.startsWith('/api/') && routeOptions.config.limit !== 'responseTime';
}
