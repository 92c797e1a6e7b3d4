/** What a screen shows of a room, in which a draw is followed together (ROM-20). */
import type { RoomWrong } from '#domain/rooms/room-state.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import type { SpinLines } from '#domain/roulette/spin-lines.ts';
import type { Store } from '#lib/store.ts';

/**
 * How the events come:
 *
 * - `connecting`: for the first time
 * - `live` as they happen
 * - `asking`: nothing comes by itself, so the page asks every two seconds
 * - `lost`: the server does not respond; the page tries again by itself
 */
export type RoomConnection = 'connecting' | 'live' | 'asking' | 'lost';

/**
 * Where the room is:
 *
 * - `loading`, until its list and its past are known
 * - `waiting`: no round is open, since the host's page has not opened one or no line is left
 * - `open`: luck can be added; the last result stays
 * - `closing`: the devices whose contributions count reveal them
 * - `spinning`
 * - `drawn`: the spin is over, the next round is not open
 * - `hostGone`: what is next must come from the host, who is not there; it goes on when they are back
 * - `ended`: the host has closed the room, or nobody sent anything for a day
 */
export type RoomPhase =
  | 'loading'
  | 'waiting'
  | 'open'
  | 'closing'
  | 'spinning'
  | 'drawn'
  | 'hostGone'
  | 'ended';

/**
 * Why a room cannot be shown: `link`: the link is damaged; `gone`: no such room, or it ended before this
 * page was opened; `full`: the server takes no more viewers (it is asked again).
 */
export type RoomFailure = 'link' | 'gone' | 'full';

/** What a device found wrong when it checked (docs/drawing-together.md). It stays so. */
export type { RoomWrong };

/** What this device's own check says of the last draw whose spin is over. */
export type RoomVerdict = 'none' | 'confirmed' | { wrong: RoomWrong };

/** A spin of this device: `spin.start` (draw/spin.ts) takes it. */
export interface RoomSpin {
  round: number;
  lines: SpinLines;
  target: number;
  /** By `performance.now()` of this device; in the past for who joins in the middle. */
  startsAt: number;
}

/** The bytes that a device added to a draw, and the SHA-256 of them that it had said before. */
export interface RoundPart {
  who: 'host' | 'own' | 'participant';
  commitment: string;
  bytes: string;
}

/** A round that ended with a draw. */
export interface RoundResult {
  /** From 1. */
  round: number;
  /** When the spin stopped, in milliseconds since the epoch. */
  at: number;
  n: number;
  target: number;
  /** The number of the drawn line in the list, from 1. */
  line: number;
  item: string;
  /** How many devices added luck. */
  contributions: number;
  /** What the target was made of, in this order. */
  proof: readonly RoundPart[];
  /** How often it began anew (やり直し), and because of how many devices that did not reveal. */
  again: readonly { missing: number }[];
}

export interface RoomView {
  role: 'host' | 'viewer';
  /** What viewers open. */
  link: string;
  failure: RoomFailure | null;
  /** May be empty. */
  title: string;
  items: readonly string[];
  /** The lines of the round that is open; before the first one all of them. */
  lines: SpinLines;
  /** How many watch, the host among them. */
  viewers: number;
  connection: RoomConnection;
  phase: RoomPhase;
  /** The round that is open, or that is drawn. */
  round: number;
  /** Begins with 1 in each round; more in a round that began anew. */
  attempt: number;
  /** Whether this device adds its luck to each round (運を加える). Never of the host: its page always does. */
  adding: boolean;
  /** Whether the contribution of this device is in the open round, or counted in the last one. */
  isIn: boolean;
  /** How many devices added luck to the open round, or counted in the last one, besides the host. */
  contributions: number;
  /** How many of them have still to reveal. */
  missing: number;
  /** Of the host: whether `draw` would do something. */
  canDraw: boolean;
  /** The last draw, from when it is known until the next; `null` if it was over when this page joined. */
  spin: RoomSpin | null;
  /** The last draw whose spin is over. */
  result: RoundResult | null;
  verdict: RoomVerdict;
  /** All draws whose spins are over, the first one first. */
  history: readonly RoundResult[];
  /** How often the open round began anew. */
  again: readonly { missing: number }[];
}

/**
 * A room that is open in this page. The draws go into this browser's count and history by themselves,
 * and with `当たった項目を除く` out of the host's next rounds.
 */
export interface RoomSession {
  view: Store<RoomView>;
  /** What the host draws from. */
  source: DrawSource | null;
  /** Of a viewer; stays on for the next rounds. */
  setAdding: (on: boolean) => void;
  /** Of the host: closes the round, which draws as soon as all have revealed. */
  draw: () => void;
  /** Of the host: ends the room for all. Of a viewer: forgets it. */
  leave: () => void;
  /** The page shows something else: stops listening. The room stays, and can be opened again. */
  stop: () => void;
}
