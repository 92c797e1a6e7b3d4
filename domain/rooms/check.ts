import type { RoomResult, RoomRound } from '#contract/rooms.ts';
import { fromBase64Url, toBase64Url } from '../base64url.ts';
import {
  type Bytes,
  closingBytes,
  codeOf,
  isSame,
  orderOf,
  type RoundLines,
  readLines,
  resultBytes,
  type Sha256,
} from './bytes.ts';

/** The facts that a device knows of a room by its link: nobody can tell it otherwise. */
export interface KnownRoom {
  id: Bytes;
  key: Bytes;
  /** The number of lines in its list. */
  count: number;
}

/** The server's account of a round. */
export interface ReportedRound extends Pick<RoomRound, 'round' | 'promise' | 'devices'> {
  /** `null` if they could not be opened for this room and round. */
  lines: Bytes | null;
  result: Pick<RoomResult, 'bytes' | 'reveals'> | null;
}

/** The part of a device in a round. */
export interface OwnPart {
  number: number;
  /** 32 bytes. */
  bytes: Bytes;
  /** True if the server has accepted them. */
  accepted: boolean;
}

/** The faults that a device can find, in the order of its checks (ROM-24). */
export type RoomWrong = 'order' | 'lines' | 'changed' | 'own' | 'server' | 'bytes';

/** The SHA-256 of a closing in base64url, its lines and its devices. */
interface ClosingFacts extends RoundLines {
  closing: string;
  devices: number;
}

/** `isIn`: the closing contains a promise of this device. */
export type ClosedVerdict = ClosingFacts & { kind: 'closed'; isIn: boolean };

export type RightVerdict = ClosingFacts & {
  kind: 'right';
  /** True if this device had the closing before the result. */
  isSeen: boolean;
  /** True if the bytes of this device are in. */
  isIn: boolean;
  missing: number;
  target: number;
  /** From 1, in the list: the first of the order. */
  line: number;
  /** The line alone, so many lines as the plan draws, or all that are dealt to groups. */
  order: readonly number[];
  /** `照合`. */
  code: string;
  /** All of the hash, in base64url. */
  hash: string;
};

export type Verdict = { kind: 'wrong'; why: RoomWrong } | ClosedVerdict | RightVerdict;

/**
 * Checks the server's account of a round on the device itself (ROM-24): of a closing before it
 * reveals, and of the result.
 *
 * @param seen the hash of this round's closing as this device remembers it
 */
export async function check(
  { id, key, count }: KnownRoom,
  reported: ReportedRound,
  own: OwnPart | null,
  seen: string | null,
  sha256: Sha256,
): Promise<Verdict> {
  const { round, lines, result } = reported;
  const promise = read32(reported.promise);
  const devices = reported.devices.flatMap(({ number, promise: text }) => {
    const promise = read32(text);
    return promise ? { number, promise } : [];
  });
  if (!promise || devices.length < reported.devices.length || !isAscending(devices)) {
    return wrong('order');
  }
  const server = result && read32(result.bytes);
  const reveals = result?.reveals.map((text) => text && read32(text)) ?? [];
  const fit = reveals.length === devices.length && reveals.every((one) => one !== undefined);
  if (result && !(server && fit)) return wrong('order');

  const drawn = lines && readLines(lines, count);
  if (!drawn) return wrong('lines');
  const { left, plan } = drawn;

  const closed = closingBytes({
    id,
    key,
    round,
    isPlanned: plan !== null,
    lines,
    promise,
    devices,
  });
  const closing = toBase64Url(await sha256(closed));
  if (seen !== null && seen !== closing) return wrong('changed');

  const place = own ? devices.findIndex(({ number }) => number === own.number) : -1;
  const promised = devices[place]?.promise;
  if (own && promised && !isSame(promised, await sha256(own.bytes))) return wrong('own');
  const found = { closing, left, plan, devices: devices.length };
  if (!server) return { kind: 'closed', ...found, isIn: place !== -1 };
  if (own?.accepted && !reveals[place]) return wrong('own');

  if (!isSame(promise, await sha256(server))) return wrong('server');
  for (const [index, device] of devices.entries()) {
    const bytes = reveals[index];
    if (bytes && !isSame(device.promise, await sha256(bytes))) return wrong('bytes');
  }

  const all = reveals.map((one) => one || null);
  const hash = await sha256(resultBytes(closed, server, all));
  const { target, order } = await orderOf(hash, left, countOf(drawn), sha256);
  return {
    kind: 'right',
    ...found,
    isSeen: seen !== null,
    isIn: Boolean(reveals[place]),
    missing: all.filter((one) => one === null).length,
    target,
    line: order[0] ?? 0,
    order,
    code: codeOf(hash),
    hash: toBase64Url(hash),
  };
}

/** The number of lines that a round draws. */
function countOf({ left, plan }: RoundLines): number {
  if (plan === null) return 1;
  return plan.kind === 'order' ? plan.number : left.length;
}

const wrong = (why: RoomWrong): Verdict => ({ kind: 'wrong', why });

/** @returns `undefined` if the text is not 32 bytes in base64url */
function read32(text: string): Bytes | undefined {
  return /^[\w-]{43}$/.test(text) ? fromBase64Url(text) : undefined;
}

function isAscending(devices: readonly { number: number }[]): boolean {
  return devices.every(({ number }, index) => number > (devices[index - 1]?.number ?? 0));
}
