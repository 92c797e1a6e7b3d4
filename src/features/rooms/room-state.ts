import type { RoomSeat } from '#contract/rooms.ts';
import type { ClosedVerdict, RightVerdict, RoomWrong, Verdict } from '#domain/rooms/check.ts';
import { placesAll } from '#domain/roulette/arrangement.ts';
import type { SeenRound } from './room-memory.ts';

/**
 * The ways in which a room is followed:
 *
 * - `connecting`: not yet
 * - `live`: by a stream of events
 * - `reading`: by requests every second, where no stream comes through; the device is there all the same
 * - `full`: by requests every 3 s, because no seat was free
 * - `unread`: by a stream with a last event that could not be read, and by a request for all
 * - `lost`: not at all: the server does not respond, and the page tries again
 */
export type RoomConnection = 'connecting' | 'live' | 'reading' | 'full' | 'unread' | 'lost';

/**
 * The reason for showing no room: a damaged link, another list than the link's, a list that is none, a protocol
 * that this page does not know, or its end.
 */
export type RoomFailure = 'link' | 'list' | 'unreadable' | 'newer' | 'over';

/** The newest round, as this device has checked it. */
export interface ShownRound {
  round: number;
  verdict: ClosedVerdict | RightVerdict;
  /** The beginning of its spin, by the steady clock of this device; `null` before its result. */
  startsAt: number | null;
  /** The round that was seen before this one, if its result never came. */
  lost: number | null;
  /** The lines that this device knew to be absent, when it learned of this round. */
  absent: readonly number[];
}

/** The state of a room as a device knows it. Only `nextState` changes it. */
export interface RoomState {
  list: { title: string; items: readonly string[] } | null;
  failure: RoomFailure | null;
  connection: RoomConnection;
  seat: RoomSeat | null;
  /** The devices that follow the room. */
  here: readonly number[];
  /** True if a device is there whose page knows neither orders nor groups. */
  isBehind: boolean;
  /** The number of devices that have revealed in this round. */
  revealed: number;
  /** The round that the host has pressed for, until it is closed. */
  pressed: number | null;
  round: ShownRound | null;
  /** True if its result has not come in time. */
  isOverdue: boolean;
  /** The first proof that a draw was manipulated: nothing that comes afterwards is believed. */
  wrong: RoomWrong | null;
  seen: SeenRound | null;
  /** The lines that came out in the rounds that this device saw. */
  drawn: readonly number[];
  /** The lines that the host has marked as absent: a sign, no part of a round. */
  absent: readonly number[];
  isEnded: boolean;
}

export type RoomEvent =
  | ({ kind: 'known' } & Partial<
      Omit<RoomState, 'round' | 'seen' | 'drawn' | 'seat' | 'wrong' | 'failure'>
    >)
  | { kind: 'failed'; failure: RoomFailure }
  | { kind: 'seat'; seat: RoomSeat | null }
  | { kind: 'round'; round: number; verdict: Verdict; startsAt: number | null }
  | { kind: 'accepted'; round: number };

type Kept = Pick<RoomState, 'seat' | 'seen' | 'drawn' | 'absent' | 'wrong'>;

/** The part of a state that the tab keeps. */
export const keptOf = ({ seat, seen, drawn, absent, wrong }: Kept): Kept => ({
  seat,
  seen,
  drawn,
  absent,
  wrong,
});

export function firstState(kept: Kept): RoomState {
  return {
    ...keptOf(kept),
    list: null,
    failure: null,
    connection: 'connecting',
    here: [],
    isBehind: false,
    revealed: 0,
    pressed: null,
    round: null,
    isOverdue: false,
    isEnded: false,
  };
}

/** The one state machine of a room, for its host and all others (ROM-21). */
export function nextState(state: RoomState, event: RoomEvent): RoomState {
  switch (event.kind) {
    case 'known': {
      const { kind: _, ...known } = event;
      return known.isEnded ? ended({ ...state, ...known }) : { ...state, ...known };
    }
    case 'failed':
      // A list that is shown already stays.
      return state.list && event.failure === 'over'
        ? ended({ ...state, isEnded: true })
        : { ...state, failure: event.failure };
    case 'seat':
      return changeSeat(state, event.seat);
    case 'round':
      return takeRound(state, event);
    case 'accepted':
      return state.seen?.round === event.round
        ? { ...state, seen: { ...state.seen, accepted: true } }
        : state;
  }
}

/** Ends a room: nothing comes any more, and a round without its result stays without it, also after a reload. */
const ended = (state: RoomState): RoomState => ({
  ...state,
  pressed: null,
  isOverdue: state.round?.verdict.kind === 'closed' || state.seen?.hasResult === false,
});

/** Takes a seat with another number: bytes that were accepted under the old one do not count for it. */
function changeSeat(state: RoomState, seat: RoomSeat | null): RoomState {
  return { ...state, seat, seen: state.seen && { ...state.seen, accepted: false } };
}

function takeRound(state: RoomState, { round, verdict, startsAt }: EventOf<'round'>): RoomState {
  if (isOld(state, round)) return state;
  if (verdict.kind === 'wrong') return { ...state, wrong: state.wrong ?? verdict.why };
  const lost = lostBefore(state.seen, round);
  const isSame = state.seen?.round === round;
  const pressed = state.pressed !== null && state.pressed > round ? state.pressed : null;
  const { absent } = state.round?.round === round ? state.round : state;
  const shown = {
    ...state,
    pressed,
    isOverdue: false,
    round: { round, verdict, startsAt, lost, absent },
  };
  if (verdict.kind === 'right') {
    return {
      ...shown,
      seen: state.seen && isSame ? { ...state.seen, hasResult: true } : state.seen,
      drawn: verdict.isSeen ? [...new Set([...state.drawn, ...cameOut(verdict)])] : state.drawn,
    };
  }
  if (state.round?.round === round) return state;
  const { closing } = verdict;
  const seen = { round, closing, accepted: false, hasResult: false, lost };
  return { ...shown, revealed: 0, seen: isSame ? state.seen : seen };
}

/** The lines that a round leaves out of the next ones. */
export const cameOut = ({ plan, order }: RightVerdict) => (plan && placesAll(plan) ? [] : order);

/** Tells whether a round has no news: it is over, or a later one is known. */
export function isOld({ round: shown, seen }: RoomState, round: number): boolean {
  if (round < Math.max(shown?.round ?? 0, seen?.round ?? 0)) return true;
  return round === shown?.round && shown.verdict.kind === 'right';
}

/** The round that this device saw closed, if a later one came before its result. */
function lostBefore(seen: SeenRound | null, round: number): number | null {
  if (!seen) return null;
  if (seen.round === round) return seen.lost;
  return seen.hasResult ? null : seen.round;
}

type EventOf<Kind extends RoomEvent['kind']> = Extract<RoomEvent, { kind: Kind }>;

/** True while the numbers are being collected: from the press, or the closing, to the result. */
export function isCollecting({ round, pressed, isOverdue }: RoomState): boolean {
  return pressed !== null || (round?.verdict.kind === 'closed' && !isOverdue);
}

export function othersIn({ here, seat }: RoomState): number {
  return here.filter((device) => device !== seat?.number).length;
}

const HOST = 1;

/** True for a guest whose host is not there: its tab was closed, or has no network. */
export const isHostAway = ({ list, here, seat, isEnded }: RoomState) =>
  list !== null && !isEnded && seat?.number !== HOST && !here.includes(HOST);

/**
 * The reason for which the server, together with somebody who has the link, could have chosen a result; `null`
 * if nobody could.
 */
export function doubtOf({ round }: RoomState): 'unseen' | 'lost' | 'missing' | 'out' | null {
  if (round?.verdict.kind !== 'right') return null;
  const { isSeen, isIn, missing } = round.verdict;
  if (!isSeen) return 'unseen';
  if (round.lost !== null) return 'lost';
  if (!isIn) return 'out';
  return missing > 0 ? 'missing' : null;
}

/** The number of lines that the host left out of the last round and that this device never saw drawn (ROM-37). */
export function leftOutUnseen({ list, round, drawn }: RoomState): number {
  const known = new Set([...(round?.verdict.left ?? []), ...drawn]);
  return round ? (list?.items.length ?? 0) - known.size : 0;
}
