/** What a device knows of a room when it has followed all events so far. The host knows no more. */
import type { Received, Sha256 } from './hashes.ts';
import { firstChain } from './hashes.ts';
import type { Seen } from './messages.ts';

/** How long the devices that count have to reveal, by the server's clock (ROM-23). */
export const REVEAL_MS = 5000;

/** An event, and what this device could read of it: the signature of a host's message is checked. */
export interface RoomEvent extends Received {
  content: { kind: 'json'; json: unknown } | { kind: 'unreadable' | 'unsigned' };
}

/** What a device finds wrong when it checks (ROM-24). */
export type RoomWrong =
  | 'order'
  | 'commitment'
  | 'list'
  | 'target'
  | 'contributions'
  | 'signature'
  | 'unreadable';

/** A contribution: its event, and the hash of the bytes that its device will reveal. */
export interface Contribution {
  device: string;
  sequence: number;
  commitment: string;
}

/** The round that is next, open or closing; before, it may have begun anew. */
interface Round {
  round: number;
  attempt: number;
  /** The devices that did not reveal in this round: it goes on without them. */
  excluded: readonly string[];
  /** Those of each attempt, the first one first. */
  again: readonly { missing: readonly string[] }[];
}

interface OpenRound extends Round {
  openedAt: number;
  commitment: string;
  /** The lines that are left out. */
  without: readonly number[];
  /** At most one of a device, in the order of their events. */
  adds: readonly Contribution[];
}

/** `waiting` for the host to open the round. */
export type RoomStage =
  | ({ kind: 'waiting' } & Round)
  | ({ kind: 'open' } & OpenRound)
  | ({
      kind: 'closing';
      closedAt: number;
      counted: readonly (Contribution & { bytes: string | null })[];
    } & OpenRound)
  | { kind: 'ended' };

/** The bytes of a device, and their hash, which it had said before. */
export interface DrawPart {
  /** `null` for the host. */
  device: string | null;
  commitment: string;
  /** In base64url. */
  bytes: string;
}

/** A draw whose bytes, order and target this device has checked. */
export interface RoomDraw {
  round: number;
  /** When the host revealed, by the server's clock. */
  time: number;
  without: readonly number[];
  target: number;
  /** What the target was made of: the host's, then the contributions that count, in their order. */
  parts: readonly DrawPart[];
  again: Round['again'];
}

export interface RoomState {
  room: string;
  items: readonly string[];
  stage: RoomStage;
  draws: readonly RoomDraw[];
  /** Stays: nothing that comes afterwards is believed. */
  wrong: RoomWrong | null;
  /** The last event that was followed. */
  last: number;
  /** The chain behind the host's last message, and behind each event since. */
  chains: readonly string[];
  /** What came before its turn. */
  held: ReadonlyMap<number, RoomEvent>;
  /** How many messages changed nothing, since they were unreadable, late or out of place. */
  ignored: number;
  /** What this device had seen before its page was loaded again. */
  remembered: Seen | null;
}

/** A room before its first event. */
export async function emptyRoom(
  { room, items, remembered }: Pick<RoomState, 'room' | 'items' | 'remembered'>,
  sha256: Sha256,
): Promise<RoomState> {
  return {
    room,
    items,
    remembered,
    stage: { kind: 'waiting', round: 1, attempt: 1, excluded: [], again: [] },
    draws: [],
    wrong: null,
    last: 0,
    chains: [await firstChain(room, sha256)],
    held: new Map(),
    ignored: 0,
  };
}

/** The state when the server has sent all that there is: what was seen before must be among it. */
export function caughtUp(state: RoomState): RoomState {
  const { remembered, last, wrong } = state;
  return !wrong && remembered && last < remembered.sequence ? { ...state, wrong: 'order' } : state;
}

/** How far this device has followed the room. */
export function seenOf({ last, chains }: RoomState): Seen {
  return { sequence: last, chain: chains.at(-1) ?? '' };
}

/** The devices that count and have not revealed, in their order. */
export function missingOf(stage: RoomStage): string[] {
  if (stage.kind !== 'closing') return [];
  return stage.counted.filter(({ bytes }) => bytes === null).map(({ device }) => device);
}
