import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { clientAddress } from './client-address.ts';

/** What a provider gives to one customer, who has all addresses within. */
const IPV6_PREFIX = 64;

/** The key of a client: its IPv4 address, or the /64 network of its IPv6 address (LIM-4). */
export function addressKey(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [bare] = parsed.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${IPV6_PREFIX}`).toString();
}

/** The key of the client that sends a request. */
export function clientKey(request: FastifyRequest): string {
  return addressKey(clientAddress(request));
}
