import { drawnLine, linesOf } from '#domain/rooms/advance.ts';
import { missingOf, type RoomDraw, type RoomState } from '#domain/rooms/room-state.ts';
import type { SpinLines } from '#domain/roulette/spin-lines.ts';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import type {
  RoomConnection,
  RoomFailure,
  RoomPhase,
  RoomSpin,
  RoomView,
  RoundResult,
} from './room-view.ts';

/** The spin begins so long after the host has revealed: until then all devices know of it (ROM-25). */
export const LEAD_MS = 600;

/** What a session knows at a moment. */
export interface RoomMoment {
  role: RoomView['role'];
  link: string;
  failure: RoomFailure | null;
  connection: RoomConnection;
  device: string;
  adding: boolean;
  title: string;
  viewers: number;
  /** `null` until the past of the room is known. */
  state: RoomState | null;
  /** Whether the room is not there any more. */
  isGone: boolean;
  isHostGone: boolean;
  /** Whether the host has pressed 抽選. */
  isPressed: boolean;
  /** Those of the round; the same object as long as the round runs over the same lines. */
  lines: SpinLines;
  /** How many lines are left for the host's next round. */
  left: number;
  spin: RoomSpin | null;
  /** How many draws have been seen to their end. */
  seen: number;
}

/** Before anything is known of the room. */
export function momentBefore(
  known: Pick<RoomMoment, 'role' | 'link' | 'device' | 'adding'>,
): RoomMoment {
  return {
    ...known,
    failure: null,
    connection: 'connecting',
    title: '',
    viewers: 0,
    state: null,
    isGone: false,
    isHostGone: false,
    isPressed: false,
    lines: linesOf([]),
    left: 0,
    spin: null,
    seen: 0,
  };
}

export function viewOf(moment: RoomMoment): RoomView {
  const { role, link, failure, connection, adding, title, viewers, state, device, spin } = moment;
  const stage = state?.stage;
  const items = state?.items ?? [];
  const seen = state?.draws.slice(0, moment.seen) ?? [];
  const history = seen.map((draw) => resultOf(draw, items, device));
  const last = state?.draws.at(-1);
  const isSpinning = state !== null && state.draws.length > moment.seen;
  const round = stage && stage.kind !== 'ended' ? stage : undefined;
  const isNext = round?.kind === 'waiting' && round.attempt === 1;
  const devices = contributorsOf(state, isSpinning ? last : undefined);
  const phase = phaseOf(moment, isSpinning);
  return {
    role,
    link,
    failure,
    title,
    items,
    lines: moment.lines,
    viewers,
    connection,
    phase,
    round: (isNext ? last?.round : round?.round) ?? 1,
    attempt: round?.attempt ?? 1,
    adding,
    isIn: devices.includes(device),
    contributions: devices.length,
    missing: stage ? missingOf(stage).length : 0,
    canDraw:
      role === 'host' &&
      (phase === 'open' || phase === 'waiting' || phase === 'drawn') &&
      state?.wrong === null &&
      moment.left > 0,
    spin,
    result: isSpinning ? null : (history.at(-1) ?? null),
    verdict: verdictOf(state, history.length),
    history,
    again: round?.again.map(({ missing }) => ({ missing: missing.length })) ?? [],
  };
}

/** The lines that are left out of the round that is open, or else of the last draw. */
export function withoutOf({ stage, draws }: RoomState): readonly number[] | undefined {
  return 'without' in stage ? stage.without : draws.at(-1)?.without;
}

/** When the spin of a draw stops, by the server's clock. */
export function stopsAt({ time }: RoomDraw): number {
  return time + LEAD_MS + SPIN_MS;
}

function phaseOf(moment: RoomMoment, isSpinning: boolean): RoomPhase {
  const { state, isGone, isHostGone, isPressed } = moment;
  if (!state) return 'loading';
  if (isSpinning) return 'spinning';
  const { stage, draws } = state;
  if (isGone || stage.kind === 'ended') return 'ended';
  if (isHostGone) return 'hostGone';
  if (stage.kind === 'closing' || isPressed) return 'closing';
  if (stage.kind === 'open') return 'open';
  return draws.length > 0 && stage.attempt === 1 ? 'drawn' : 'waiting';
}

/** The devices that added luck: to the draw that spins, to the round, or else to the last draw. */
function contributorsOf(state: RoomState | null, spinning?: RoomDraw): string[] {
  const stage = state?.stage;
  if (!spinning && stage?.kind === 'open') return stage.adds.map(({ device }) => device);
  if (!spinning && stage?.kind === 'closing') return stage.counted.map(({ device }) => device);
  const parts = (spinning ?? state?.draws.at(-1))?.parts ?? [];
  return parts.flatMap(({ device }) => device ?? []);
}

function verdictOf(state: RoomState | null, draws: number): RoomView['verdict'] {
  if (state?.wrong) return { wrong: state.wrong };
  return draws > 0 ? 'confirmed' : 'none';
}

/** Each is worked out once: a room may have thousands, and shows them anew with each change. */
const results = new WeakMap<RoomDraw, RoundResult>();

function resultOf(draw: RoomDraw, items: readonly string[], own: string): RoundResult {
  const known = results.get(draw);
  if (known) return known;
  const { round, without, target, parts, again } = draw;
  const result: RoundResult = {
    round,
    at: stopsAt(draw),
    n: items.length - without.length,
    target,
    ...drawnLine(draw, items),
    contributions: parts.length - 1,
    proof: parts.map(({ device, commitment, bytes }) => ({
      who: device === null ? 'host' : device === own ? 'own' : 'participant',
      commitment,
      bytes,
    })),
    again: again.map(({ missing }) => ({ missing: missing.length })),
  };
  results.set(draw, result);
  return result;
}
