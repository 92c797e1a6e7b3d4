import type { RoomSeat } from '#contract/rooms.ts';
import { fromBase64Url } from '#domain/base64url.ts';
import { type Bytes, roundBytes, secretOf } from '#domain/rooms/bytes.ts';
import type { DrawSource } from '#domain/roulette/draw-result.ts';
import { createStore, type Store } from '#lib/store.ts';
import { endRoom, readRoom, statusOf, streamRoom, takeSeat } from './api.ts';
import { forgetOwnRoom } from './own-room.ts';
import { createRoomClock } from './room-clock.ts';
import { createCipher, hmac } from './room-crypto.ts';
import { createEar } from './room-ear.ts';
import { isWhole, type RoomLink, textOfLink } from './room-link.ts';
import { type RoomMemory, removeMemory, writeMemory } from './room-memory.ts';
import { firstState, nextState, type RoomEvent, type RoomState } from './room-state.ts';
import { createVoice } from './room-voice.ts';

const READ_MS = 3000;
/** The server greets each stream: one that brings not even that is kept back somewhere. */
const GREETING_MS = 5000;
/** A stream that brought nothing for so long is opened again. */
const SILENCE_MS = 20_000;
/** A stream that was kept back, or a seat that was refused, is tried again after so long. */
const AGAIN_MS = 30_000;
/** A stream that broke is opened again by then, not by all at once. */
const SCATTER_MS = 500;
/** A result that has not come by then is asked for. */
const OVERDUE_MS = 4000;
const END_TRIES = 5;

/** A room that is open in this page. */
export interface RoomClient {
  id: string;
  /** The text of its link. */
  link: string;
  state: Store<RoomState>;
  /** What the host draws from; `null` for a viewer. */
  source: DrawSource | null;
  /** Whether this device takes part in the rounds to come. */
  setTakesPart: (on: boolean) => void;
  /**
   * Of the host: draws from these lines.
   *
   * @returns whether the server has taken it
   */
  draw: (left: readonly number[]) => Promise<boolean>;
  /** Of the host: ends the room for all. */
  end: () => void;
  /** The page shows something else. The room stays, and can be opened again. */
  stop: () => void;
}

/**
 * Follows a room: joins, promises, checks, reveals. For its host, too, whose number is 1.
 *
 * @param keep keeps in the tab what changes
 */
export function followRoom(
  link: RoomLink,
  kept: RoomMemory,
  keep: (memory: RoomMemory) => void = (memory) => writeMemory(link.id, memory),
): RoomClient {
  const room = link.id;
  const clock = createRoomClock(() => performance.now());
  const { takesPart, seen } = kept;
  const state = createStore(firstState({ own: kept.seat?.number ?? null, takesPart, seen }));
  const parts = begin();
  let seat = kept.seat;
  let isStopped = false;
  let streaming: AbortController | null = null;
  let livedAt = 0;
  let wake = () => {};
  let overdue = 0;

  function dispatch(event: RoomEvent): void {
    const before = state.get();
    const next = nextState(before, event);
    if (isStopped || next === before) return;
    // Remembered before anything is said because of it.
    keep({ ...kept, seat, takesPart: next.takesPart, seen: next.seen });
    state.set(next);
    if (next.round !== before.round) awaitResult();
    if (next.failure || next.isEnded) leave();
  }

  async function begin() {
    const [id, key, secret] = [room, link.key, kept.secret].map(fromBase64Url) as [
      Bytes,
      Bytes,
      Bytes,
    ];
    const cipher = await createCipher(secretOf(key));
    const bytesOf = (round: number) => hmac(secret, roundBytes(id, round));
    const world = { room, id, key, cipher, clock, state, dispatch, bytesOf, read };
    const refuse = () => {
      setSeat(null);
      streaming?.abort();
    };
    return {
      ear: createEar(world),
      voice: createVoice(world, () => (isStopped ? null : seat), refuse),
    };
  }

  async function read(): Promise<void> {
    const { ear, voice } = await parts;
    const askedAt = performance.now();
    const told = await readRoom(room);
    clock.hear(told.now, askedAt);
    await ear.hearState(told);
    void voice.say();
  }

  function awaitResult(): void {
    clearTimeout(overdue);
    if (state.get().round?.verdict.kind !== 'closed') return;
    overdue = window.setTimeout(async () => {
      await read().catch(() => undefined);
      if (state.get().round?.verdict.kind !== 'closed') return;
      dispatch({ kind: 'overdue' });
      awaitResult();
    }, OVERDUE_MS);
  }

  /** @returns whether it brought anything */
  async function listen(token: string): Promise<boolean> {
    const { ear, voice } = await parts;
    const own = new AbortController();
    const cut = () => own.abort();
    let isLive = false;
    let timer = window.setTimeout(cut, GREETING_MS);
    streaming = own;
    try {
      await streamRoom(room, token, own.signal, {
        onLife() {
          livedAt = Date.now();
          clearTimeout(timer);
          timer = window.setTimeout(cut, SILENCE_MS);
        },
        onEvent(event) {
          isLive = true;
          dispatch({ kind: 'connection', connection: event ? 'live' : 'unread' });
          if (event) void ear.hearEvent(event).then(voice.say);
          else void read().catch(() => undefined);
        },
      });
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
    }
    return isLive;
  }

  /** By a stream, or else by reading, until the page shows something else. */
  async function follow(): Promise<void> {
    if (!(await isWhole(link))) return dispatch({ kind: 'failed', failure: 'link' });
    for (let streamsFrom = 0; !isStopped; ) {
      if (performance.now() >= streamsFrom && (await stream())) {
        await rest(SCATTER_MS * Math.random());
        continue;
      }
      try {
        if (performance.now() >= streamsFrom) streamsFrom = performance.now() + AGAIN_MS;
        await read();
        dispatch({ kind: 'connection', connection: seat ? 'reading' : 'full' });
      } catch (error) {
        streamsFrom = 0;
        if (statusOf(error) === 404) dispatch({ kind: 'failed', failure: 'over' });
        else dispatch({ kind: 'connection', connection: 'lost' });
      }
      await rest(READ_MS);
    }
  }

  /** @returns whether there was one, which is over; who finds no seat watches */
  async function stream(): Promise<boolean> {
    try {
      if (!seat) setSeat(await takeSeat(room));
      return seat !== null && (await listen(seat.token));
    } catch (error) {
      if (statusOf(error) === 401) setSeat(null);
      return false;
    }
  }

  function setSeat(next: RoomSeat | null): void {
    seat = next;
    dispatch({ kind: 'seat', own: next?.number ?? null });
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

  /** After sleep, and when the network is back. */
  function onWake(): void {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() > livedAt + SILENCE_MS) streaming?.abort();
    wake();
  }

  /** What has come stays in sight. */
  function leave(): void {
    forgetOwnRoom(room);
    removeMemory(room);
    stop();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(overdue);
    streaming?.abort();
    wake();
    document.removeEventListener('visibilitychange', onWake);
    removeEventListener('online', onWake);
  }

  async function end(): Promise<void> {
    leave();
    for (let tries = 0; seat && tries < END_TRIES; tries += 1) {
      try {
        return await endRoom(room, seat.token);
      } catch (error) {
        if (statusOf(error) === 404) return;
        await rest(READ_MS);
      }
    }
  }

  document.addEventListener('visibilitychange', onWake);
  addEventListener('online', onWake);
  void follow();

  return {
    id: room,
    link: textOfLink(link),
    state,
    source: kept.source,
    setTakesPart(on) {
      dispatch({ kind: 'takes part', on });
      void parts.then(({ voice }) => voice.say());
    },
    draw: async (left) => (await parts).voice.draw(left),
    end: () => void end(),
    stop,
  };
}
