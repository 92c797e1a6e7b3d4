import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The groups of a /64: what a provider gives to one customer, who has all addresses within. */
const NETWORK_GROUPS = 4;

/** What requests of one sender share: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [before = [], after] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
