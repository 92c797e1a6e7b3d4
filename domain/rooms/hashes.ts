/** The hashes of a room: which bytes they are made of is said in docs/drawing-together.md. */
import { fromBase64Url, toBase64Url } from '../base64url.ts';
import { targetOfValue } from '../roulette/draw-target.ts';
import { linesLeft } from '../roulette/drawn-lines.ts';

/** Browsers have SHA-256 as a promise only; whoever uses these rules brings it along. */
export type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** An event as it came through the server, which sets its time and says who sent it. */
export interface Received {
  sequence: number;
  sender: 'host' | 'viewer';
  /** In milliseconds since the epoch. */
  time: number;
  /** The text that went through the server: ciphertext in base64url. */
  message: string;
}

/** The chain before the first event. */
export function firstChain(room: string, sha256: Sha256): Promise<string> {
  return hashOf(sha256, utf8(`draw-room:${room}`));
}

/** The chain behind an event: one hash of all events so far, in their order. */
export function nextChain(
  chain: string,
  { sender, time, message }: Received,
  sha256: Sha256,
): Promise<string> {
  const head = new DataView(new ArrayBuffer(9));
  head.setUint8(0, sender === 'host' ? 1 : 0);
  head.setBigUint64(1, BigInt(time));
  return hashOf(sha256, fromBase64Url(chain), new Uint8Array(head.buffer), utf8(message));
}

/** @param bytes in base64url, as the result is */
export function commitmentOf(bytes: string, sha256: Sha256): Promise<string> {
  return hashOf(sha256, fromBase64Url(bytes));
}

/** The hash of the lines that are drawn from, as a screen shows them: `3: item`, with a line feed between. */
export function linesHashOf(
  items: readonly string[],
  without: readonly number[],
  sha256: Sha256,
): Promise<string> {
  const lines = linesLeft(items.length, without).map((line) => `${line}: ${items[line - 1]}`);
  return hashOf(sha256, utf8(lines.join('\n')));
}

const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

/**
 * The target that follows from everybody's bytes (ROM-22): SHA-256 in counter mode, read as words of
 * 32 bits until one is fair.
 *
 * @param n how many lines are drawn from
 * @param bytes in base64url: the host's, then those that count, in the order of their events
 * @returns 2n+1 … 3n
 */
export async function targetOfBytes(
  n: number,
  bytes: readonly string[],
  sha256: Sha256,
): Promise<number> {
  const all = joined(bytes.map(fromBase64Url));
  for (let counter = 0; ; counter += 1) {
    const number = new DataView(new ArrayBuffer(WORD_BYTES));
    number.setUint32(0, counter);
    const block = await sha256(joined([all, new Uint8Array(number.buffer)]));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let offset = 0; offset < block.byteLength; offset += WORD_BYTES) {
      const target = targetOfValue(n, words.getUint32(offset), WORD_RANGE);
      if (target !== null) return target;
    }
  }
}

async function hashOf(sha256: Sha256, ...parts: Uint8Array[]): Promise<string> {
  return toBase64Url(await sha256(joined(parts)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
