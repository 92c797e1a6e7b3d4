/**
 * Validators for each kind of setting. A message follows the variable's name and never repeats the
 * value, which may be a secret.
 */
import { isIP } from 'node:net';
import { EnvError, makeExactValidator } from 'envalid';
import ipaddr from 'ipaddr.js';

const MIN_SECRET_BYTES = 32;

/** The named address ranges of proxy-addr. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Trusts `X-Forwarded-For` from nobody, everybody, a number of hops, or a list of addresses. */
export type TrustProxy = boolean | number | string[];

export const text = makeExactValidator((input) => input);

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number) {
  return makeExactValidator((input) => {
    const value = Number(input);
    if (!/^\d+$/.test(input) || value < min || value > max) {
      throw new EnvError(`must be a whole number from ${min} to ${max}`);
    }
    return value;
  });
}

/** One of these words. */
export function choice<Choice extends string>(choices: readonly Choice[]) {
  return makeExactValidator((input) => {
    const found = choices.find((known) => known === input);
    if (found === undefined) throw new EnvError(`must be one of ${choices.join(', ')}`);
    return found;
  });
}

export const host = makeExactValidator((input) => {
  // As in an address of the page.
  const [, address = input] = /^\[([\da-f:.]+)\]$/i.exec(input) ?? [];
  if (isIP(address) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(address)) {
    throw new EnvError('must be an address or a host name, without a port');
  }
  return address;
});

export const domain = makeExactValidator((input) => {
  const labels = input.split('.');
  const areLabels = labels.every((label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label));
  if (isIP(input) !== 0 || !areLabels) {
    throw new EnvError('must be a domain such as example.com, in small letters');
  }
  return input;
});

export const postgresUrl = makeExactValidator((input) => {
  const protocol = URL.parse(input)?.protocol;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new EnvError(
      'must be an address that begins with postgres:// or postgresql://; a password in it has %23 for #, %2F for /, %3F for ?',
    );
  }
  return input;
});

export const secret = makeExactValidator((input) => {
  if (Buffer.byteLength(input) < MIN_SECRET_BYTES) {
    throw new EnvError(`must have at least ${MIN_SECRET_BYTES} bytes`);
  }
  return input;
});

export const trustProxy = makeExactValidator((input): TrustProxy => {
  if (input === 'true' || input === 'false') return input === 'true';
  if (/^\d{1,2}$/.test(input)) return Number(input);
  const ranges = listOf(input);
  if (!ranges.every(isRange)) {
    throw new EnvError('must be true, a number of hops, or a comma list of addresses and ranges');
  }
  return ranges;
});

export const corsOrigins = makeExactValidator((input) => {
  const origins = listOf(input);
  if (!origins.every(isOrigin)) {
    throw new EnvError('must be a comma list of origins such as https://example.com');
  }
  return origins;
});

/** The origins of other servers' APIs: none for a path on our own. */
export const apiHost = makeExactValidator((input): string[] => {
  if (/^\/(?!\/)/.test(input)) return [];
  const url = URL.parse(input);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new EnvError('must be a path such as /api/ or an address such as https://example.com/');
  }
  return [url.origin];
});

function listOf(input: string): string[] {
  return input.split(',').map((part) => part.trim());
}

function isRange(text: string): boolean {
  return namedRanges.includes(text) || isIP(text) !== 0 || ipaddr.isValidCIDR(text);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
