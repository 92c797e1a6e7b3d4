import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import { idOf } from '#domain/rooms/bytes.ts';
import type { Store } from '#lib/store.ts';
import { statusOf, streamRoom, takeSeat } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import { sha256 } from './room-crypto.ts';
import type { RoomDevice } from './room-device.ts';
import type { RoomLink } from './room-link.ts';
import type { RoomEvent, RoomState } from './room-state.ts';
import { withStreamPlace } from './stream-place.ts';

/** The pause between two reads of a device that has a seat and no stream: it misses no round. */
const READ_MS = 1000;
/** The pause where there is no seat, or no response. */
export const WAIT_MS = 3000;
/** The time for the first byte of a stream: without it something on the way keeps the stream back. */
const GREETING_MS = 4000;
/** The silence after which a stream is opened again. */
const SILENCE_MS = 20_000;
/** The pause after a stream that was kept back, or a seat that was refused. */
const AGAIN_MS = 30_000;
/** The span over which many devices open broken streams again. */
const SCATTER_MS = 500;

interface FollowingDeps {
  link: RoomLink;
  clock: RoomClock;
  state: Store<RoomState>;
  dispatch: (event: RoomEvent) => void;
  device: Promise<RoomDevice>;
  /** Reads the whole state. @throws ApiError */
  read: () => Promise<void>;
  isStopped: () => boolean;
}

/** Brings the events of a room: by a stream, or else by reads. */
export function createFollowing(deps: FollowingDeps) {
  const { link, clock, state, dispatch, device, read, isStopped } = deps;
  const room = link.id;
  let stream = new AbortController();
  let livedAt = Date.now();
  let wake = () => {};
  let isKeptBack = false;

  /**
   * Reads beside a stream that something on the way keeps back. The stream stays open: so the server knows
   * that the device is there, and its numbers count.
   */
  async function readBeside(signal: AbortSignal, cut: () => void): Promise<void> {
    while (!signal.aborted) {
      try {
        await read();
        if (!signal.aborted) dispatch({ kind: 'known', connection: 'reading' });
      } catch (error) {
        if (statusOf(error) === 404) cut();
      }
      await rest(READ_MS);
    }
  }

  /** @returns true if a stream has brought anything, or was kept back; a device without a seat watches */
  async function listen(): Promise<boolean> {
    const { takeEvent } = await device;
    const own = new AbortController();
    const beside = new AbortController();
    const cut = () => own.abort();
    stream = own;
    let isLive = false;
    let timer = 0;
    let askedAt = performance.now();
    const isLate = () => performance.now() >= askedAt + GREETING_MS;
    function keepBack(): void {
      isKeptBack = true;
      timer = window.setTimeout(cut, AGAIN_MS);
      void readBeside(beside.signal, cut);
    }
    try {
      const seat = state.get().seat ?? (await takeSeat(room));
      if (seat !== state.get().seat) dispatch({ kind: 'seat', seat });
      askedAt = performance.now();
      if (isKeptBack) keepBack();
      else timer = window.setTimeout(keepBack, GREETING_MS);
      await streamRoom(room, seat.token, own.signal, {
        onLife() {
          livedAt = Date.now();
          // What comes late may have been kept back in blocks, and so will the rest be.
          if (isKeptBack && isLate()) return;
          isKeptBack = false;
          beside.abort();
          clearTimeout(timer);
          timer = window.setTimeout(cut, SILENCE_MS);
        },
        onEvent(event) {
          // The first event comes at once, so it sets the clock.
          if (event && !isLive) clock.adjust(event.data.now, askedAt);
          isLive = true;
          if (!isKeptBack) dispatch({ kind: 'known', connection: event ? 'live' : 'unread' });
          void (event ? takeEvent(event) : read().catch(() => undefined));
        },
      });
    } catch (error) {
      if (statusOf(error) === 401) dispatch({ kind: 'seat', seat: null });
    } finally {
      clearTimeout(timer);
      beside.abort();
    }
    return isLive || (isKeptBack && isLate());
  }

  async function follow(): Promise<void> {
    // A room has one key: the server cannot show the payload of another.
    const isWhole = toBase64Url(await idOf(fromBase64Url(link.key), sha256)) === room;
    if (!isWhole) return dispatch({ kind: 'failed', failure: 'link' });
    for (let streamsFrom = 0; !isStopped(); ) {
      const streams = performance.now() >= streamsFrom;
      let pause = WAIT_MS;
      if (streams && (await withStreamPlace(listen))) {
        await rest(SCATTER_MS * Math.random());
        continue;
      }
      try {
        await read();
        const { seat } = state.get();
        if (seat) pause = READ_MS;
        dispatch({ kind: 'known', connection: seat ? 'reading' : 'full' });
        if (streams) streamsFrom = performance.now() + AGAIN_MS;
      } catch (error) {
        streamsFrom = 0;
        if (statusOf(error) === 404) dispatch({ kind: 'failed', failure: 'over' });
        else dispatch({ kind: 'known', connection: 'lost' });
      }
      await rest(pause);
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
    else void endIfSilent(stream).catch(() => undefined);
    wake();
  }

  /** Ends a stream that has died in sleep: a read tells something that it did not. */
  async function endIfSilent(listened: AbortController): Promise<void> {
    const { round } = state.get();
    await read();
    if (state.get().round !== round) listened.abort();
  }

  return {
    /** Follows until the client stops. */
    follow,
    rest,
    /** Ends a rest. */
    wake: () => wake(),
    /** Ends the open stream. */
    cut: () => stream.abort(),
    onWake,
  };
}
