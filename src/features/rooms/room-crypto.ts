/** Cryptography of a room: encryption, hashes and the bytes of a device (docs/drawing-together.md). */
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { type Bytes, joined, type Sha256, utf8 } from '#domain/rooms/bytes.ts';
import { hasRandomness } from '#draw/spin/crypto-random.ts';

/** The part that the browser lacks for a room; `undefined` for nothing. Over plain http none encrypts. */
export function missingCrypto(): 'no-randomness' | 'plain-http' | undefined {
  if (!hasRandomness()) return 'no-randomness';
  return crypto.subtle ? undefined : 'plain-http';
}

const IV_BYTES = 12;

export const sha256: Sha256 = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** @param length in bytes */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Makes the bytes of a device: the same after a reload, and revealed ones give no hint of others. */
export async function hmac(secret: Bytes, bytes: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
}

/** Places of encrypted texts: a text that was made for one does not open in another. */
export const LIST = 'list';
export const absentOf = (room: string) => `absent ${room}`;
export const linesOf = (room: string, round: number) => `lines ${room} ${round}`;

/** Encrypts and decrypts with a part of the key of a link. @param secret of `secretOf` */
export async function createCipher(secret: Bytes) {
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  const aes = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, uses);
  const options = (place: string, iv: Bytes) => ({
    name: 'AES-GCM',
    iv,
    additionalData: utf8(place),
  });
  return {
    async seal(place: string, plain: Bytes): Promise<string> {
      const iv = randomBytes(IV_BYTES);
      const sealed = await crypto.subtle.encrypt(options(place, iv), aes, plain);
      return toBase64Url(joined(iv, new Uint8Array(sealed)));
    },
    /** @returns `null` if it was not encrypted for this place */
    async open(place: string, text: string): Promise<Bytes | null> {
      try {
        const sealed = fromBase64Url(text);
        const iv = sealed.slice(0, IV_BYTES);
        const body = sealed.slice(IV_BYTES);
        return new Uint8Array(await crypto.subtle.decrypt(options(place, iv), aes, body));
      } catch {
        return null;
      }
    },
  };
}
