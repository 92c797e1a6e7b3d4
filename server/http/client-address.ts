import type { FastifyRequest } from 'fastify';

/** An IPv4 address as a socket that listens for both families shows it. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The address of the client, as far as `TRUST_PROXY` allows to know it. */
export function clientAddress(request: FastifyRequest): string {
  return request.ip.replace(MAPPED_IPV4, '');
}
