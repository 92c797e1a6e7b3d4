import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { clientAddress } from './client-address.ts';

/** The id of a user or, of guests, their address. */
export type Sender = number | string;

/** Whether the user is known is decided in `onRequest`. */
export function senderOf(request: FastifyRequest): Sender {
  return request.user?.id ?? addressKey(clientAddress(request));
}

export function isRead({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/api/');
}
