/** The one state machine of a room, which its host and all viewers share (ROM-21). */
import { linesLeft } from '../roulette/drawn-lines.ts';
import { allLines, lineAtTick, type SpinLines, theseLines } from '../roulette/spin-lines.ts';
import { commitmentOf, linesHashOf, nextChain, type Sha256, targetOfBytes } from './hashes.ts';
import {
  type HostMessage,
  readHostMessage,
  readViewerMessage,
  type ViewerMessage,
} from './messages.ts';
import {
  missingOf,
  REVEAL_MS,
  type RoomDraw,
  type RoomEvent,
  type RoomStage,
  type RoomState,
  type RoomWrong,
  seenOf,
} from './room-state.ts';

/**
 * The state after an event. An event that comes late or twice changes nothing, and one that comes
 * before its turn waits for it: whatever the order in which events arrive, the state is that of the
 * server's order.
 */
export async function advance(
  state: RoomState,
  event: RoomEvent,
  sha256: Sha256,
): Promise<RoomState> {
  if (event.sequence <= state.last || state.held.has(event.sequence)) return state;
  let next: RoomState = { ...state, held: new Map(state.held).set(event.sequence, event) };
  for (;;) {
    const following = next.held.get(next.last + 1);
    if (!following || next.wrong) return next;
    next = await follow(next, following, sha256);
  }
}

async function follow(state: RoomState, event: RoomEvent, sha256: Sha256): Promise<RoomState> {
  const held = new Map(state.held);
  held.delete(event.sequence);
  const chain = await nextChain(seenOf(state).chain, event, sha256);
  const followed = { ...state, held, last: event.sequence, chains: [...state.chains, chain] };
  const { remembered } = state;
  if (remembered?.sequence === event.sequence && remembered.chain !== chain) {
    return { ...followed, wrong: 'order' };
  }
  return event.sender === 'host'
    ? hearHost(followed, event, sha256)
    : hearViewer(followed, event, sha256);
}

/** What became of a message: a stage, or a mistake of the host; `null` if it is out of place. */
type Outcome = RoomStage | { wrong: RoomWrong } | null;

async function hearHost(state: RoomState, event: RoomEvent, sha256: Sha256): Promise<RoomState> {
  if (event.content.kind === 'unsigned') return { ...state, wrong: 'signature' };
  const message = event.content.kind === 'json' && readHostMessage(event.content.json);
  if (!message) return { ...state, wrong: 'unreadable' };
  const first = state.last + 1 - state.chains.length;
  // A message that did not know the host's last one comes late, or again.
  if (message.seen.sequence < first) return ignore(state);
  const isSame = state.chains[message.seen.sequence - first] === message.seen.chain;
  if (message.seen.sequence >= event.sequence || !isSame) return { ...state, wrong: 'order' };
  const heard = { ...state, chains: state.chains.slice(-1) };
  if (message.kind === 'draw') return drawOf(heard, message, event, sha256);
  const outcome = await outcomeOf(heard, message, event, sha256);
  if (!outcome) return ignore(heard);
  return 'wrong' in outcome ? { ...heard, ...outcome } : { ...heard, stage: outcome };
}

function outcomeOf(
  state: RoomState,
  message: Exclude<HostMessage, { kind: 'draw' }>,
  event: RoomEvent,
  sha256: Sha256,
): Outcome | Promise<Outcome> {
  if (state.stage.kind === 'ended') return null;
  switch (message.kind) {
    case 'open':
      return open(state, message, event, sha256);
    case 'close':
      return close(state.stage, message, event);
    case 'again':
      return beginAnew(state.stage, message, event);
    case 'end':
      return { kind: 'ended' };
  }
}

/** The host may open a round anew as long as it is not closed: nothing is revealed before that. */
async function open(
  { stage, items }: RoomState,
  { round, attempt, commitment, without, linesHash }: MessageOf<'open'>,
  { time }: RoomEvent,
  sha256: Sha256,
): Promise<Outcome> {
  if (stage.kind !== 'waiting' && stage.kind !== 'open') return null;
  const next = stage.kind === 'open' ? stage.attempt + 1 : stage.attempt;
  if (round !== stage.round || attempt !== next) return null;
  const isOfList = without.every((line) => line <= items.length);
  if (!isOfList || new Set(without).size !== without.length || without.length >= items.length) {
    return { wrong: 'list' };
  }
  if ((await linesHashOf(items, without, sha256)) !== linesHash) return { wrong: 'list' };
  const { excluded, again } = stage;
  const openedAt = time;
  return { kind: 'open', round, attempt, excluded, again, openedAt, commitment, without, adds: [] };
}

/** A round closes only when the host has heard every contribution before: otherwise it closes again. */
function close(stage: RoomStage, message: MessageOf<'close'>, { time }: RoomEvent): Outcome {
  if (stage.kind !== 'open' || !isOf(stage, message)) return null;
  if (stage.adds.some(({ sequence }) => sequence > message.seen.sequence)) return null;
  const places = message.counts.map(({ device, sequence }) =>
    stage.adds.findIndex((add) => add.device === device && add.sequence === sequence),
  );
  const areInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
  if (!areInOrder) return { wrong: 'contributions' };
  const counted = stage.adds
    .filter((_, place) => places.includes(place))
    .map((add) => ({ ...add, bytes: null }));
  return { ...stage, kind: 'closing', closedAt: time, counted };
}

function beginAnew(stage: RoomStage, message: MessageOf<'again'>, { time }: RoomEvent): Outcome {
  if (stage.kind !== 'closing' || !isOf(stage, message)) return null;
  const missing = missingOf(stage);
  const { round, attempt, closedAt, excluded, again } = stage;
  const areNamed = missing.join() === message.without.join();
  if (missing.length === 0 || !areNamed || time <= closedAt + REVEAL_MS) {
    return { wrong: 'contributions' };
  }
  return {
    kind: 'waiting',
    round,
    attempt: attempt + 1,
    excluded: [...excluded, ...missing],
    again: [...again, { missing }],
  };
}

async function drawOf(
  state: RoomState,
  message: MessageOf<'draw'>,
  { time }: RoomEvent,
  sha256: Sha256,
): Promise<RoomState> {
  const { stage, items } = state;
  if (stage.kind !== 'closing' || !isOf(stage, message)) return ignore(state);
  const { round, without, again, counted, commitment } = stage;
  const revealed = counted.flatMap(({ device, commitment, bytes }) =>
    bytes === null ? [] : { device, commitment, bytes },
  );
  if (revealed.length < counted.length) return { ...state, wrong: 'contributions' };
  if ((await commitmentOf(message.bytes, sha256)) !== commitment) {
    return { ...state, wrong: 'commitment' };
  }
  const parts = [{ device: null, commitment, bytes: message.bytes }, ...revealed];
  const all = parts.map(({ bytes }) => bytes);
  const target = await targetOfBytes(items.length - without.length, all, sha256);
  if (target !== message.target) return { ...state, wrong: 'target' };
  return {
    ...state,
    stage: { kind: 'waiting', round: round + 1, attempt: 1, excluded: [], again: [] },
    draws: [...state.draws, { round, time, without, target, parts, again }],
  };
}

async function hearViewer(state: RoomState, event: RoomEvent, sha256: Sha256): Promise<RoomState> {
  const message = event.content.kind === 'json' && readViewerMessage(event.content.json);
  const { stage } = state;
  if (!message || stage.kind === 'waiting' || stage.kind === 'ended' || !isOf(stage, message)) {
    return ignore(state);
  }
  const changed =
    message.kind === 'add'
      ? add(stage, message, event)
      : await reveal(stage, message, event, sha256);
  return changed ? { ...state, stage: changed } : ignore(state);
}

/** Only the first contribution of a device counts. */
function add(
  stage: RoomStage,
  { device, commitment }: Extract<ViewerMessage, { kind: 'add' }>,
  { sequence }: RoomEvent,
): RoomStage | null {
  if (stage.kind !== 'open' || stage.excluded.includes(device)) return null;
  if (stage.adds.some((other) => other.device === device)) return null;
  return { ...stage, adds: [...stage.adds, { device, sequence, commitment }] };
}

/** Bytes that come too late, or are not those of the commitment, are as good as none. */
async function reveal(
  stage: RoomStage,
  { device, bytes }: Extract<ViewerMessage, { kind: 'reveal' }>,
  { time }: RoomEvent,
  sha256: Sha256,
): Promise<RoomStage | null> {
  if (stage.kind !== 'closing' || time > stage.closedAt + REVEAL_MS) return null;
  const counted = stage.counted.find((one) => one.device === device);
  if (!counted || counted.bytes !== null) return null;
  if ((await commitmentOf(bytes, sha256)) !== counted.commitment) return null;
  return {
    ...stage,
    counted: stage.counted.map((one) => (one === counted ? { ...one, bytes } : one)),
  };
}

type MessageOf<Kind extends HostMessage['kind']> = Extract<HostMessage, { kind: Kind }>;

interface Place {
  round: number;
  attempt: number;
}

function isOf(stage: Place, message: Place): boolean {
  return stage.round === message.round && stage.attempt === message.attempt;
}

function ignore(state: RoomState): RoomState {
  return { ...state, ignored: state.ignored + 1 };
}

/** The line on which a draw stopped: its number in the list, from 1, and its text. */
export function drawnLine(
  { without, target }: RoomDraw,
  items: readonly string[],
): { line: number; item: string } {
  const line = lineAtTick(target, linesOf(items, without));
  return { line, item: items[line - 1] ?? '' };
}

/** The lines that a round runs over. */
export function linesOf(items: readonly string[], without: readonly number[] = []): SpinLines {
  return without.length === 0
    ? allLines(items.length)
    : theseLines(linesLeft(items.length, without));
}
