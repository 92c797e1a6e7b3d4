import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The address of the client, as far as `TRUST_PROXY` allows to know it. What a header holds that is
 * no address is passed over: the nearest address behind it counts.
 */
export function clientAddress({ ip, ips, socket }: FastifyRequest): string {
  const address = [ip, ...(ips ?? []).toReversed()].find((text) => isIP(text) !== 0);
  return toPlain(address ?? socket.remoteAddress ?? '');
}

/** An IPv4 address as IPv4, also where a socket that listens for both families shows it as IPv6. */
function toPlain(address: string): string {
  return isIP(address) !== 0 ? ipaddr.process(address).toString() : address;
}
