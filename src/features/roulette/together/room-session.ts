import type { RoomEvent as SentEvent } from '#contract/rooms.ts';
import { advance, linesOf } from '#domain/rooms/advance.ts';
import { commitmentOf } from '#domain/rooms/hashes.ts';
import {
  type BytesOf,
  GRACE_MS,
  isLeftOut,
  nextViewerMessage,
} from '#domain/rooms/next-message.ts';
import {
  caughtUp,
  emptyRoom,
  REVEAL_MS,
  type RoomState,
  seenOf,
} from '#domain/rooms/room-state.ts';
import { type TextStorage, tabStorage } from '#lib/storage/storage.ts';
import { createStore } from '#lib/store.ts';
import { noRepeatSetting } from '../draw/draw-settings.ts';
import { onDrawnLinesChange } from '../kept/drawn-lines.ts';
import { holdRoom } from './hold-room.ts';
import { createHostSide, LEAST_OPEN_MS, PAUSE_MS } from './host-side.ts';
import { keepRoomDraw } from './keep-room-draw.ts';
import { type LoadedRoom, loadRoom } from './load-room.ts';
import { forgetOwnRoom } from './own-room.ts';
import { createRoomClock } from './room-clock.ts';
import { bytesOfSecret, sealViewerMessage, sha256 } from './room-crypto.ts';
import { linkOfRoom, type RoomLink } from './room-link.ts';
import { type RoomMemory, removeMemory, writeMemory } from './room-memory.ts';
import { createSpeaker } from './room-speaker.ts';
import { createSpins } from './room-spins.ts';
import { followRoom, type RoomStream, type StreamListener } from './room-stream.ts';
import type { RoomSession } from './room-view.ts';
import { momentBefore, type RoomMoment, viewOf, withoutOf } from './view-of-room.ts';

const RETRY_MS = 2000;
/** A host who reloads their page is not gone. */
const HOST_GONE_MS = 10_000;
/** Whoever was here for so long must have been counted by the server. */
const HERE_MS = 10_000;
/** So long the end of a room may take to reach the server. */
const LAST_WORD_MS = 5000;

interface SessionWorld {
  storage: TextStorage;
  openStream: (url: string) => EventSource;
}

export const thisTab: SessionWorld = {
  storage: tabStorage,
  openStream: (url) => new EventSource(url),
};

/** Follows a room, and speaks in it: for its host if the memory has the host's secret (ROM-27). */
export function startSession(
  link: RoomLink,
  known: RoomMemory,
  { storage, openStream }: SessionWorld = thisTab,
): RoomSession {
  const { device, host } = known;
  const steady = () => performance.now();
  const clock = createRoomClock(steady);
  const bytesOf: BytesOf = (round, attempt) => bytesOfSecret(known.bytesSecret, round, attempt);
  let memory = known;
  let moment = momentBefore({
    role: host ? 'host' : 'viewer',
    link: linkOfRoom(link),
    device,
    adding: memory.adding,
  });
  const view = createStore(viewOf(moment));
  let loaded: LoadedRoom | null = null;
  let state: RoomState | null = null;
  const spins = createSpins(clock);
  let stream: RoomStream | null = null;
  let following = Promise.resolve();
  let isCaughtUp = false;
  let liveSince: number | null = null;
  let hostLeftAt: number | null = null;
  let holds: boolean | null = null;
  let without: readonly number[] | undefined;
  let isStopped = false;
  let timer = 0;

  const side =
    host &&
    createHostSide(host, {
      clock,
      spins,
      bytesOf,
      ask: async () => stream?.ask(),
      state: () => state,
    });
  const hold = holdRoom(link.id, (holdsNow) => {
    holds = holdsNow;
    look();
  });
  const speaker = createSpeaker({
    room: link.id,
    clock,
    next: async () => {
      if (!state || !loaded) return null;
      if (side) return holds || side.ends() ? side.next(loaded.cipher) : null;
      const wish = { device, adding: memory.adding, now: clock.now() };
      const message = await nextViewerMessage(state, wish, bytesOf, sha256);
      return message && { message: await sealViewerMessage(loaded.cipher, message) };
    },
    follow: (sent) => follow([sent]),
    last: () => state?.last ?? 0,
    check: () => stream?.check(),
  });
  const unsubscribe = host ? [noRepeatSetting.subscribe(look), onDrawnLinesChange(look)] : [];

  function show(change: Partial<RoomMoment>): void {
    moment = { ...moment, ...change };
    view.set(viewOf(moment));
  }

  function remember(change: Partial<RoomMemory>): void {
    memory = { ...memory, ...change };
    writeMemory(storage, link.id, memory);
  }

  async function load(): Promise<void> {
    const found = await loadRoom(link);
    if (isStopped) return;
    if (typeof found === 'string') {
      if (found === 'gone') lose();
      else show(found === 'later' ? { connection: 'lost' } : { failure: found });
      if (found === 'later' || found === 'full') timer = window.setTimeout(load, RETRY_MS);
      return;
    }
    const { items, title } = found.payload;
    const room = { room: link.id, items, remembered: memory.seen };
    state = { ...(await emptyRoom(room, sha256)), wrong: memory.wrong };
    loaded = found;
    show({ title, failure: null, lines: linesOf(items) });
    if (!isStopped) {
      stream = followRoom({ room: link.id, viewer: device }, clock, listener, openStream);
    }
  }

  /** There is no such room, or not any more. */
  function lose(): void {
    forgetOwnRoom(link.id);
    show(isCaughtUp ? { isGone: true } : { failure: 'gone' });
  }

  const listener: StreamListener = {
    last: () => state?.last ?? 0,
    onEvents: follow,
    onPresence({ viewers, present }) {
      if (!isCaughtUp && state) state = caughtUp(state);
      isCaughtUp = true;
      const isHere = present.includes(loaded?.payload.device ?? '');
      hostLeftAt = isHere ? null : (hostLeftAt ?? steady());
      moment = { ...moment, viewers };
      look();
    },
    onConnection(connection) {
      liveSince = connection === 'live' ? (liveSince ?? steady()) : null;
      if (connection !== moment.connection) show({ connection });
    },
    onRefusal(refusal) {
      if (refusal === 'gone') lose();
      else if (refusal !== moment.failure) show({ failure: refusal });
    },
  };

  /** One after the other, since each event depends on those before. */
  function follow(events: readonly SentEvent[]): Promise<void> {
    following = following.then(async () => {
      for (const event of events) {
        if (!loaded || !state || isStopped) return;
        const next = await advance(state, await loaded.read(event), sha256);
        const isClosed = state.stage.kind === 'open' && next.stage.kind === 'closing';
        state = isClosed ? await checkOwn(next) : next;
      }
      look();
    });
    return following;
  }

  /** Without the luck of this device the host might know the result: was it left out for no reason? */
  async function checkOwn(closed: RoomState): Promise<RoomState> {
    const { stage } = closed;
    if (host || stage.kind !== 'closing' || liveSince === null) return closed;
    if (clock.steadyAt(stage.closedAt) - liveSince < HERE_MS) return closed;
    const own = await commitmentOf(await bytesOf(stage.round, stage.attempt), sha256);
    return isLeftOut(closed, own) ? { ...closed, wrong: 'contributions' } : closed;
  }

  /** Brings everything up to date: after each event, and when its time has come. */
  function look(): void {
    if (!state || !isCaughtUp || isStopped) return;
    const now = steady();
    if (withoutOf(state) !== without) {
      without = withoutOf(state);
      moment = { ...moment, lines: linesOf(state.items, without) };
    }
    spins.learn(state, now);
    const seen = spins.seen(now);
    keep(state, seen);
    const { stage } = state;
    const isLate =
      stage.kind === 'closing' && clock.now() > stage.closedAt + REVEAL_MS + HOST_GONE_MS;
    const isAway = hostLeftAt !== null && now >= hostLeftAt + HOST_GONE_MS;
    show({
      state,
      seen,
      spin: spins.last(),
      adding: memory.adding,
      isHostGone: !host && (isLate || isAway),
      isPressed: side?.isPressed(state) ?? false,
      left: side?.left(state) ?? 0,
    });
    schedule(state, now);
    speaker.speak();
    if (stage.kind !== 'ended' || seen < state.draws.length) return;
    forgetOwnRoom(link.id);
    if (side?.ends()) close();
    else stream?.stop();
  }

  /** What was drawn before this tab came is not in its history; of several tabs one keeps a draw. */
  function keep(current: RoomState, seen: number): void {
    const { draws, items, wrong, last } = current;
    const source = host?.source ?? { kind: 'shared', id: 'link', title: moment.title };
    const from = memory.kept ?? seen;
    const kept = holds === null ? from : Math.max(from, seen);
    // First, since what is left for the next round depends on it.
    remember({
      kept,
      wrong,
      ...(last >= (memory.seen?.sequence ?? 0) && { seen: seenOf(current) }),
    });
    if (!holds) return;
    for (const draw of draws.slice(from, kept)) {
      keepRoomDraw(draw, { items, source, isHost: host !== null });
    }
  }

  function schedule({ stage }: RoomState, now: number): void {
    const times = [spins.end(), spins.end() + PAUSE_MS, (hostLeftAt ?? 0) + HOST_GONE_MS];
    if (stage.kind === 'open') times.push(clock.steadyAt(stage.openedAt) + LEAST_OPEN_MS);
    if (stage.kind === 'closing') {
      const revealEnd = clock.steadyAt(stage.closedAt) + REVEAL_MS;
      times.push(revealEnd + GRACE_MS, revealEnd + HOST_GONE_MS);
    }
    clearTimeout(timer);
    const next = Math.min(...times.filter((time) => time > now));
    if (next < Number.POSITIVE_INFINITY) timer = window.setTimeout(look, next - now + 1);
  }

  function close(): void {
    isStopped = true;
    clearTimeout(timer);
    stream?.stop();
    speaker.stop();
    hold.release();
    for (const end of unsubscribe) end();
    if (side?.ends()) removeMemory(storage, link.id);
  }

  writeMemory(storage, link.id, memory);
  void load();

  return {
    view,
    source: host?.source ?? null,
    setAdding(on) {
      remember({ adding: on });
      look();
    },
    draw() {
      if (!view.get().canDraw) return;
      side?.press();
      hold.take();
      look();
    },
    leave() {
      if (!side) {
        close();
        return removeMemory(storage, link.id);
      }
      forgetOwnRoom(link.id);
      side.end();
      setTimeout(close, LAST_WORD_MS);
      look();
    },
    stop() {
      if (!side?.ends()) close();
    },
  };
}
