/** A round whose server and devices are in this test. Nothing is encrypted: `check` gets the opened lines. */
import { createHash, createHmac } from 'node:crypto';
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { type Bytes, linesBytes, roundBytes, type Sha256 } from '#domain/rooms/bytes.ts';
import { check, type KnownRoom, type Own, type Told } from '#domain/rooms/check.ts';

export const sha256: Sha256 = async (bytes) =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** The room of the vectors: five lines. */
export const KEY = fromBase64Url('AAECAwQFBgcICQoLDA0OD4vO8NNLRHUTuj6HEF9cGhk');
export const ID = fromBase64Url('Jr4XFKJCSjnexKcVVkUvrQ');
export const ROOM: KnownRoom = { id: ID, key: KEY, count: 5 };

const text = async (bytes: Bytes) => toBase64Url(await sha256(bytes));

/** The bytes of a device with the secret of 32 such bytes. */
export function bytesOf(secret: number, round = 1): Bytes {
  const hmac = createHmac('sha256', new Uint8Array(32).fill(secret));
  return new Uint8Array(hmac.update(roundBytes(ID, round)).digest());
}

/** Those of the server in the vectors. */
const SERVER = Uint8Array.from({ length: 32 }, (_, index) => 0x40 + index);

interface Made {
  left?: readonly number[];
  round?: number;
  server?: Bytes;
  devices: readonly { number: number; bytes: Bytes; isMissing?: boolean }[];
}

/** What an honest server tells. */
export async function toldOf({
  left = [1, 2, 3, 4, 5],
  round = 1,
  server = SERVER,
  devices,
}: Made) {
  const promised = devices.map(async ({ number, bytes }) => ({
    number,
    promise: await text(bytes),
  }));
  const told: Told = {
    round,
    lines: linesBytes(left, ROOM.count),
    promise: await text(server),
    devices: await Promise.all(promised),
    result: {
      bytes: toBase64Url(server),
      reveals: devices.map(({ bytes, isMissing }) => (isMissing ? null : toBase64Url(bytes))),
    },
  };
  return told;
}

export const HOST = { number: 1, bytes: bytesOf(1) };
export const VIEWER = { number: 7, bytes: bytesOf(2) };
export const OWN: Own = { ...VIEWER, accepted: true };

export const closed = (told: Told): Told => ({ ...told, result: null });

/** What a device finds that has seen the closing. */
export async function found(told: Told, own: Own | null = OWN, seen?: string | null) {
  const before = await check(ROOM, closed(told), own, null, sha256);
  const closing = before.kind === 'closed' ? before.closing : null;
  return check(ROOM, told, own, seen === undefined ? closing : seen, sha256);
}
