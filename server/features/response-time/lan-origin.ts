import type { IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Headers by which proxies say that they pass a request on. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

interface Asked {
  /** The address to which the server listens; a text for a socket of the file system. */
  bound: AddressInfo | string | null;
  /** The address from which the request comes. */
  peer: string | undefined;
  headers: IncomingHttpHeaders;
  hostname: string;
  protocol: string;
}

/**
 * Tells who opens the page at `localhost` where others in the same network find it (ROM-35). Nobody else
 * learns an address of the machine: the request comes from the machine itself and through no proxy, and the server
 * listens to its network.
 *
 * @param addresses of the machine
 * @returns such as `http://192.168.1.5:3000`
 */
export function lanOrigin(
  { bound, peer, headers, hostname, protocol }: Asked,
  addresses: readonly string[] = machineAddresses(),
): string | undefined {
  if (bound === null || typeof bound === 'string' || rangeOf(bound.address) === 'loopback') return;
  if (rangeOf(peer) !== 'loopback' || hostname !== 'localhost') return;
  if (FORWARDING.some((name) => headers[name] !== undefined)) return;
  const address = addresses.find((one) => rangeOf(one) === 'private');
  return address && `${protocol}://${address}:${bound.port}`;
}

function rangeOf(address = ''): string | undefined {
  return isIP(address) === 0 ? undefined : ipaddr.process(address).range();
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address);
}
