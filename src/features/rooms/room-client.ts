import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { idOf } from '#domain/rooms/bytes.ts';
import { createStore } from '#lib/store.ts';
import { endRoom, readRoom, statusOf, streamRoom, takeSeat } from './api.ts';
import { createRoomClock } from './room-clock.ts';
import { sha256 } from './room-crypto.ts';
import { createDevice } from './room-device.ts';
import { type RoomLink, textOfLink } from './room-link.ts';
import { forgetOwnRoom, type RoomMemory, removeMemory, writeMemory } from './room-memory.ts';
import { firstState, nextState, type RoomEvent } from './room-state.ts';

const READ_MS = 3000;
/** The time for the server's first event: without it something on the way keeps the stream back. */
const GREETING_MS = 5000;
/** The silence after which a stream is opened again. */
const SILENCE_MS = 20_000;
/** The pause after a stream that was kept back, or a seat that was refused. */
const AGAIN_MS = 30_000;
/** The span over which many devices open broken streams again. */
const SCATTER_MS = 500;
/** The time after which a missing result is requested. */
const OVERDUE_MS = 4000;
const END_TRIES = 5;

/** A room that is open in this page. */
export type RoomClient = ReturnType<typeof followRoom>;

/**
 * Follows a room by a stream, or else by reading. For its host, too, whose number is 1.
 *
 * @param keep keeps in the tab what changes
 */
export function followRoom(
  link: RoomLink,
  kept: RoomMemory,
  keep: (memory: RoomMemory) => void = (memory) => writeMemory(link.id, memory),
) {
  const room = link.id;
  const { secret, source } = kept;
  const clock = createRoomClock(() => performance.now());
  const state = createStore(firstState(kept));
  const takesPart = createStore(kept.takesPart);
  let isStopped = false;
  let stream = new AbortController();
  let livedAt = Date.now();
  let wake = () => {};
  let overdue = 0;
  const world = { link, secret, clock, state, dispatch, takesPart, read };
  const device = createDevice({ ...world, isStopped: () => isStopped });

  function dispatch(event: RoomEvent): void {
    const before = state.get();
    const next = nextState(before, event);
    if (isStopped || next === before) return;
    // Kept before any step that follows from it is sent.
    keep({ ...kept, seat: next.seat, takesPart: takesPart.get(), seen: next.seen });
    state.set(next);
    if (before.seat && !next.seat) stream.abort();
    if (next.round !== before.round) awaitResult();
    if (next.failure || next.isEnded) leave();
  }

  async function read(): Promise<void> {
    const askedAt = performance.now();
    const sent = await readRoom(room);
    clock.adjust(sent.now, askedAt);
    await (await device).takeState(sent);
  }

  function awaitResult(): void {
    clearTimeout(overdue);
    if (state.get().round?.verdict.kind !== 'closed') return;
    overdue = window.setTimeout(async () => {
      await read().catch(() => undefined);
      if (state.get().round?.verdict.kind !== 'closed') return;
      dispatch({ kind: 'known', isOverdue: true });
      awaitResult();
    }, OVERDUE_MS);
  }

  /** @returns true if a stream has brought anything; a device without a seat watches */
  async function listen(): Promise<boolean> {
    const { takeEvent } = await device;
    const own = new AbortController();
    const cut = () => own.abort();
    stream = own;
    let isLive = false;
    let timer = 0;
    try {
      const seat = state.get().seat ?? (await takeSeat(room));
      if (seat !== state.get().seat) dispatch({ kind: 'seat', seat });
      const askedAt = performance.now();
      timer = window.setTimeout(cut, GREETING_MS);
      await streamRoom(room, seat.token, own.signal, {
        onLife() {
          livedAt = Date.now();
          clearTimeout(timer);
          timer = window.setTimeout(cut, SILENCE_MS);
        },
        onEvent(event) {
          // The first event comes at once, so it sets the clock.
          if (event && !isLive) clock.adjust(event.data.now, askedAt);
          isLive = true;
          dispatch({ kind: 'known', connection: event ? 'live' : 'unread' });
          void (event ? takeEvent(event) : read().catch(() => undefined));
        },
      });
    } catch (error) {
      if (statusOf(error) === 401) dispatch({ kind: 'seat', seat: null });
    } finally {
      clearTimeout(timer);
    }
    return isLive;
  }

  async function follow(): Promise<void> {
    // A room has one key: the server cannot show the payload of another.
    const isWhole = toBase64Url(await idOf(fromBase64Url(link.key), sha256)) === room;
    if (!isWhole) return dispatch({ kind: 'failed', failure: 'link' });
    for (let streamsFrom = 0; !isStopped; ) {
      const streams = performance.now() >= streamsFrom;
      if (streams && (await listen())) {
        await rest(SCATTER_MS * Math.random());
        continue;
      }
      try {
        await read();
        dispatch({ kind: 'known', connection: state.get().seat ? 'reading' : 'full' });
        if (streams) streamsFrom = performance.now() + AGAIN_MS;
      } catch (error) {
        streamsFrom = 0;
        if (statusOf(error) === 404) dispatch({ kind: 'failed', failure: 'over' });
        else dispatch({ kind: 'known', connection: 'lost' });
      }
      await rest(READ_MS);
    }
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Reads at once after sleep, and when the network is back. */
  function onWake(): void {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() > livedAt + SILENCE_MS) stream.abort();
    wake();
  }

  /** Forgets the room; its last state stays in sight. */
  function leave(): void {
    forgetOwnRoom(room);
    removeMemory(room);
    stop();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(overdue);
    stream.abort();
    wake();
    document.removeEventListener('visibilitychange', onWake);
    removeEventListener('online', onWake);
  }

  document.addEventListener('visibilitychange', onWake);
  addEventListener('online', onWake);
  void follow();

  return {
    id: room,
    /** The text of its link. */
    link: textOfLink(link),
    state,
    /** The source that the host draws from; `null` for a guest. */
    source,
    /** True if this device takes part in the next rounds. */
    takesPart,
    /** Draws from these lines, for the host. @returns true if the server has accepted it */
    draw: async (left: readonly number[]) => (await device).draw(left),
    /** Ends the room for all, for the host. */
    async end(): Promise<void> {
      const { seat } = state.get();
      leave();
      for (let tries = 0; seat && tries < END_TRIES; tries += 1) {
        const outcome = await endRoom(room, seat.token).catch(statusOf);
        if (outcome === undefined || outcome === 404) return;
        await rest(READ_MS);
      }
    },
    /** Stops following. The room stays, and can be opened again. */
    stop,
  };
}
