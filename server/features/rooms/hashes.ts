import { createHash } from 'node:crypto';

/** As the hash of a token is stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The SHA-256 of bytes, both in base64url. */
export function promiseOf(bytes: string): string {
  return createHash('sha256').update(bytes, 'base64url').digest('base64url');
}
