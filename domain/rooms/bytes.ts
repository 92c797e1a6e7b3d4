/** The bytes of a room and its rounds, the same on every device (docs/drawing-together.md). Integers are u32, big endian. */
import type { ArrangedAs } from '../roulette/arrangement.ts';
import { targetOfValue } from '../roulette/draw-target.ts';
import { lineOfTick } from '../roulette/line-of-tick.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Browsers have SHA-256 as a promise only: the caller brings it along. */
export type Sha256 = (bytes: Bytes) => Promise<Bytes>;

/** The list that a room draws from. */
export interface RoomList {
  title: string;
  items: readonly string[];
}

const HALF = 16;
/** Without characters that look alike. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function listBytes({ title, items }: RoomList): Bytes {
  return utf8(JSON.stringify({ title, items }));
}

/**
 * The key of a room: half of it is secret, half binds the list.
 *
 * @param secret 16 random bytes
 * @param list of `listBytes`
 */
export async function keyOf(secret: Bytes, list: Bytes, sha256: Sha256): Promise<Bytes> {
  return joined(secret, (await sha256(list)).subarray(0, HALF));
}

/** The part of a key that encrypts. */
export function secretOf(key: Bytes): Bytes {
  return key.slice(0, HALF);
}

export async function idOf(key: Bytes, sha256: Sha256): Promise<Bytes> {
  return (await sha256(joined(utf8('draw-room\n'), key))).slice(0, HALF);
}

/** Many lines of one draw: so many in an order, or all of them dealt to so many groups. */
export interface RoundPlan {
  kind: ArrangedAs['kind'];
  /** From 1 to the number of lines that are drawn from. */
  number: number;
}

/** The lines that a round draws from, and its plan; `null` for one line. */
export interface RoundLines {
  left: readonly number[];
  plan: RoundPlan | null;
}

/** In the order of their bytes, from 1. */
const PLANS: readonly RoundPlan['kind'][] = ['order', 'groups'];
const PLAN_BYTES = 5;

/**
 * One bit for each line, the first one the highest of its byte; 1 for a line that takes part. A plan follows.
 *
 * @param left numbers of lines, from 1
 */
export function linesBytes({ left, plan }: RoundLines, count: number): Bytes {
  const bytes = new Uint8Array(Math.ceil(count / 8));
  for (const line of left) bytes[(line - 1) >> 3] = (bytes[(line - 1) >> 3] ?? 0) | bitOf(line);
  if (!plan) return bytes;
  return joined(bytes, Uint8Array.of(PLANS.indexOf(plan.kind) + 1), u32(plan.number));
}

/** @returns `null` if no line takes part, or the bytes do not fit so many lines */
export function readLines(bytes: Bytes, count: number): RoundLines | null {
  const length = Math.ceil(count / 8);
  const left: number[] = [];
  for (let line = 1; line <= length * 8; line += 1) {
    if ((bytes[(line - 1) >> 3] ?? 0) & bitOf(line)) left.push(line);
  }
  if (bytes.length < length || left.length === 0 || (left.at(-1) ?? 0) > count) return null;
  if (bytes.length === length) return { left, plan: null };
  const kind = PLANS[(bytes[length] ?? 0) - 1];
  if (bytes.length !== length + PLAN_BYTES || kind === undefined) return null;
  const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(length + 1);
  return number >= 1 && number <= left.length ? { left, plan: { kind, number } } : null;
}

/** The message of which a device's bytes of a round are the HMAC. */
export function roundBytes(id: Bytes, round: number): Bytes {
  return joined(id, u32(round));
}

/** A round as the host has closed it. */
export interface Closing {
  id: Bytes;
  key: Bytes;
  round: number;
  /** True if the lines have a plan. */
  isPlanned: boolean;
  lines: Bytes;
  /** The bytes of the server. */
  promise: Bytes;
  /** Numbers ascend. */
  devices: readonly { number: number; promise: Bytes }[];
}

export function closingBytes(closing: Closing): Bytes {
  const { id, key, round, isPlanned, lines, promise, devices } = closing;
  return joined(
    utf8(`draw-together ${isPlanned ? 3 : 2}\n`),
    id,
    key,
    u32(round),
    lines,
    promise,
    u32(devices.length),
    ...devices.flatMap((device) => [u32(device.number), device.promise]),
  );
}

/**
 * The bytes of a result: their SHA-256 decides.
 *
 * @param bytes of the server
 * @param reveals in the order of the closing's devices; `null` for a missing one
 */
export function resultBytes(
  closing: Bytes,
  bytes: Bytes,
  reveals: readonly (Bytes | null)[],
): Bytes {
  const told = reveals.flatMap((one) => (one ? [Uint8Array.of(1), one] : [Uint8Array.of(0)]));
  return joined(closing, bytes, ...told);
}

/**
 * The tick on which the spin stops (ROM-22).
 *
 * @param hash of `resultBytes`
 * @param n how many lines are drawn from
 * @returns 2n+1 … 3n
 */
export function targetOf(hash: Bytes, n: number, sha256: Sha256): Promise<number> {
  return nextTarget(wordsOf(hash, sha256), n);
}

/**
 * The lines that follow from a hash, one after the other without repeats, the first as of `targetOf` (ROM-40).
 *
 * @param lines that are drawn from
 * @param count how many
 */
export async function orderOf(
  hash: Bytes,
  lines: readonly number[],
  count: number,
  sha256: Sha256,
): Promise<{ target: number; order: number[] }> {
  const words = wordsOf(hash, sha256);
  const order = [...lines];
  let first = 0;
  for (let place = 0; place < count; place += 1) {
    const left = order.length - place;
    const target = await nextTarget(words, left);
    const found = place + lineOfTick(target, left) - 1;
    [order[place], order[found]] = [order[found] ?? 0, order[place] ?? 0];
    if (place === 0) first = target;
  }
  return { target: first, order: order.slice(0, count) };
}

/** SHA-256 in counter mode, read as words of 32 bits. */
async function* wordsOf(hash: Bytes, sha256: Sha256): AsyncGenerator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = await sha256(joined(hash, u32(counter)));
    const words = new DataView(block.buffer, block.byteOffset);
    for (let offset = 0; offset < block.length; offset += 4) yield words.getUint32(offset);
  }
}

/** The target of the next word that is fair. */
async function nextTarget(words: AsyncGenerator<number, never>, n: number): Promise<number> {
  for (;;) {
    const target = targetOfValue(n, (await words.next()).value, 2 ** 32);
    if (target !== null) return target;
  }
}

/** The first 20 bits of a hash, to be compared by eye. */
export function codeOf(hash: Bytes): string {
  const bits = new DataView(hash.buffer, hash.byteOffset).getUint32(0);
  return [27, 22, 17, 12].map((shift) => CODE_CHARACTERS[(bits >>> shift) & 31]).join('');
}

export function isSame(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

const bitOf = (line: number) => 0x80 >> ((line - 1) & 7);

function u32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
