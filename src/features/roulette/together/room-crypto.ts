/**
 * What the devices of a room encrypt and sign, so that the server reads nothing and nobody speaks for
 * the host (docs/drawing-together.md; ROM-20).
 */
import type { RoomEvent as SentEvent } from '#contract/rooms.ts';
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { isPlainText } from '#domain/plain-text.ts';
import type { Sha256 } from '#domain/rooms/hashes.ts';
import type { HostMessage, ViewerMessage } from '#domain/rooms/messages.ts';
import type { RoomEvent } from '#domain/rooms/room-state.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { hasRandomness } from '../draw/crypto-random.ts';

/** The part that the browser lacks for a room; `undefined` for nothing. Over plain http none encrypts. */
export function missingCrypto(): 'no-randomness' | 'plain-http' | undefined {
  if (!hasRandomness()) return 'no-randomness';
  return crypto.subtle ? undefined : 'plain-http';
}

type Bytes = Uint8Array<ArrayBuffer>;

const AES_BYTES = 16;
const IV_BYTES = 12;
const SIGNATURE_BYTES = 64;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' };

export const sha256: Sha256 = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** @param length in bytes */
export function randomText(length: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(length)));
}

/**
 * The 32 bytes of a device for an attempt, from the secret that its tab keeps: after a reload they are
 * the same, and those that were revealed tell nothing of those to come.
 */
export async function bytesOfSecret(
  secret: string,
  round: number,
  attempt: number,
): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret), hmac, false, ['sign']);
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(`${round} ${attempt}`))),
  );
}

/** What a room shows: encrypted as its payload. */
export interface RoomPayload {
  title: string;
  items: readonly string[];
  /** The host's public key, and the id of its device. */
  host: string;
  device: string;
}

/** The keys of a new room. */
export interface HostKeys {
  /** What the link has: half of it encrypts, half of it is the hash of the public key. */
  key: string;
  publicKey: string;
  privateKey: JsonWebKey;
}

export async function createHostKeys(): Promise<HostKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = new Uint8Array(2 * AES_BYTES);
  crypto.getRandomValues(key.subarray(0, AES_BYTES));
  key.set((await sha256(publicKey)).subarray(0, AES_BYTES), AES_BYTES);
  return {
    key: toBase64Url(key),
    publicKey: toBase64Url(publicKey),
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
  };
}

/** Who encrypted a text: the server cannot say that it was somebody else. */
type Origin = 'room' | 'host' | 'viewer';

/** Encrypts and decrypts with the key of a link. */
export interface RoomCipher {
  seal: (origin: Origin, plain: Bytes) => Promise<string>;
  /** @throws if it was not encrypted so */
  unseal: (origin: Origin, text: string) => Promise<Bytes>;
  isHost: (publicKey: Bytes) => Promise<boolean>;
}

/** @throws if the key is none */
export async function openCipher(key: string): Promise<RoomCipher> {
  const bytes = fromBase64Url(key);
  const aes = await crypto.subtle.importKey('raw', bytes.slice(0, AES_BYTES), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  const options = (origin: Origin, iv: Bytes) => ({
    name: 'AES-GCM',
    iv,
    additionalData: utf8(origin),
  });
  return {
    async seal(origin, plain) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(options(origin, iv), aes, plain);
      return toBase64Url(joined(iv, new Uint8Array(sealed)));
    },
    async unseal(origin, text) {
      const sealed = fromBase64Url(text);
      const iv = sealed.slice(0, IV_BYTES);
      const body = sealed.subarray(IV_BYTES);
      return new Uint8Array(await crypto.subtle.decrypt(options(origin, iv), aes, body));
    },
    async isHost(publicKey) {
      const hash = (await sha256(publicKey)).subarray(0, AES_BYTES);
      return toBase64Url(hash) === toBase64Url(bytes.subarray(AES_BYTES));
    },
  };
}

export function sealPayload(cipher: RoomCipher, payload: RoomPayload): Promise<string> {
  return cipher.seal('room', utf8(JSON.stringify(payload)));
}

/** @throws if it is not the payload of the room whose link this device has */
export async function readPayload(cipher: RoomCipher, text: string): Promise<RoomPayload> {
  const json: unknown = JSON.parse(textOf(await cipher.unseal('room', text)));
  const { title, items, host, device } = fieldsOf(json);
  if (!isName(title) || !Array.isArray(items) || !items.every(isName)) throw new Error('no list');
  if (!isText(host) || !isText(device)) throw new Error('no host');
  if (!(await cipher.isHost(fromBase64Url(host)))) throw new Error('another host');
  return { title, items, host, device };
}

/** @returns what encrypts a message of the host, with its signature before it */
export async function hostSealer(
  cipher: RoomCipher,
  room: string,
  privateKey: JsonWebKey,
): Promise<(message: HostMessage) => Promise<string>> {
  const key = await crypto.subtle.importKey('jwk', privateKey, CURVE, false, ['sign']);
  return async (message) => {
    const json = JSON.stringify(message);
    const signature = await crypto.subtle.sign(SIGNATURE, key, signedText(room, utf8(json)));
    return cipher.seal('host', joined(new Uint8Array(signature), utf8(json)));
  };
}

export function sealViewerMessage(cipher: RoomCipher, message: ViewerMessage): Promise<string> {
  return cipher.seal('viewer', utf8(JSON.stringify(message)));
}

/** @returns what reads the events of a room, and checks the host's signatures */
export async function eventReader(
  cipher: RoomCipher,
  room: string,
  publicKey: string,
): Promise<(event: SentEvent) => Promise<RoomEvent>> {
  const raw = fromBase64Url(publicKey);
  const key = await crypto.subtle.importKey('raw', raw, CURVE, false, ['verify']);

  async function contentOf({ sender, message }: SentEvent): Promise<RoomEvent['content']> {
    const plain = await cipher.unseal(sender, message);
    if (sender === 'viewer') return { kind: 'json', json: JSON.parse(textOf(plain)) };
    const signature = plain.slice(0, SIGNATURE_BYTES);
    const json = plain.slice(SIGNATURE_BYTES);
    const isSigned = await crypto.subtle.verify(SIGNATURE, key, signature, signedText(room, json));
    return isSigned ? { kind: 'json', json: JSON.parse(textOf(json)) } : { kind: 'unsigned' };
  }

  return async (event) => {
    const content = await contentOf(event).catch(() => ({ kind: 'unreadable' as const }));
    return { ...event, content };
  };
}

/** A signature is of one room: it says nothing in another. */
function signedText(room: string, json: Bytes): Bytes {
  return joined(utf8(`draw-room:${room}\n`), json);
}

function isName(value: unknown): value is string {
  return isText(value) && isPlainText(value);
}

function joined(one: Bytes, other: Bytes): Bytes {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function textOf(bytes: Bytes): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
