import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** An address with a port, as some proxies write it: `203.0.113.7:51234`, `[2001:db8::7]:443`. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The address of the client, as far as `TRUST_PROXY` allows to know it. A header's text that
 * is no address is passed over: the nearest address behind it counts.
 */
export function clientAddress({ ip, ips, socket }: FastifyRequest): string {
  const texts = [ip, ...(ips ?? []).toReversed()].map((text) => text.replace(WITH_PORT, '$1$2'));
  const address = texts.find((text) => isIP(text) !== 0);
  return toPlain(address ?? socket.remoteAddress ?? '');
}

/** An IPv4 address as IPv4, also where a socket that listens for both families shows it as IPv6. */
function toPlain(address: string): string {
  return isIP(address) !== 0 ? ipaddr.process(address).toString() : address;
}

/** The network that a provider gives to one customer, who has all addresses within. */
const IPV6_PREFIX = 64;
/** The largest one that it gives. */
const LARGE_IPV6_PREFIX = 48;

/** The key of a client: its IPv4 address, or the /64 network of its IPv6 address (LIM-4). */
export function addressKey(address: string, prefix = IPV6_PREFIX): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [bare] = parsed.toString().split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${prefix}`).toString();
}

/** The key of all whom a provider may give such a network, a /48 of IPv6, to one of them. */
export function nearbyKey(request: FastifyRequest): string {
  return addressKey(clientAddress(request), LARGE_IPV6_PREFIX);
}

/** The key of the client that sends a request. */
export function clientKey(request: FastifyRequest): string {
  return addressKey(clientAddress(request));
}
