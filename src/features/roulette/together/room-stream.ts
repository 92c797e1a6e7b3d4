/**
 * The events of a room as they happen, by server-sent events; and by asking, where a proxy keeps them
 * back, a network has dropped or a device has slept (ROM-28).
 */
import type { RoomEventPage, RoomPresence, RoomEvent as SentEvent } from '#contract/rooms.ts';
import { fetchRoomEvents, readPresence, readSentEvent, refusalOf, roomStreamUrl } from './api.ts';
import type { RoomClock } from './room-clock.ts';
import type { RoomConnection } from './room-view.ts';

/** A stream that brought nothing for so long is looked after by asking. */
const SILENCE_MS = 20_000;
/** The server greets each stream: one that brings not even that is kept back. */
const GREETING_MS = 5000;
const ASK_MS = 2000;
/** So often it is tried anew while the page asks. */
const ASKS_OF_A_STREAM = 10;

export interface StreamListener {
  /** The last event that was followed. */
  last: () => number;
  /** Resolves when they are followed. */
  onEvents: (events: readonly SentEvent[]) => Promise<void>;
  onPresence: (presence: RoomPresence) => void;
  onConnection: (connection: RoomConnection) => void;
  /** The room is not there, or has no place; `null` when it has one again. */
  onRefusal: (refusal: 'gone' | 'full' | null) => void;
}

export interface RoomStream {
  /** Brings what there is. @throws ApiError */
  ask: () => Promise<RoomPresence>;
  /** The same, later or again if it fails. */
  check: () => void;
  stop: () => void;
}

export function followRoom(
  { room, viewer }: { room: string; viewer: string },
  clock: RoomClock,
  listener: StreamListener,
  openStream: (url: string) => EventSource,
): RoomStream {
  let stream: EventSource | null = null;
  let timer = 0;
  /** How often it was asked since the stream brought something; `null` while the stream does. */
  let asks: number | null = 0;
  let isStopped = false;

  function open(): void {
    stream?.close();
    const opened = openStream(roomStreamUrl(room, { after: listener.last(), viewer }));
    stream = opened;
    const hear = (data: string, deliver: (wire: unknown) => void) => {
      if (isStopped || stream !== opened) return;
      asks = null;
      listener.onConnection('live');
      again(SILENCE_MS);
      deliver(parsed(data));
    };
    opened.onmessage = ({ data }) =>
      hear(data, (wire) => {
        const event = readSentEvent(wire);
        if (event) void listener.onEvents([event]);
      });
    opened.addEventListener('here', ({ data }) =>
      hear(data, (wire) => {
        const presence = readPresence(wire);
        if (!presence) return;
        clock.hear(presence.now);
        listener.onPresence(presence);
      }),
    );
    // The browser connects again, unless the server has refused; both may take a while.
    opened.onerror = () => {
      if (isStopped || stream !== opened || asks !== null) return;
      asks = 1;
      listener.onConnection('asking');
      again(ASK_MS);
    };
  }

  function again(ms: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = window.setTimeout(check, ms);
  }

  async function ask(): Promise<RoomPresence> {
    for (;;) {
      const askedAt = performance.now();
      const after = listener.last();
      const page: RoomEventPage = await fetchRoomEvents(room, { after, viewer });
      clock.hear(page.now, askedAt);
      await listener.onEvents(page.events);
      // A page without anything new would bring nothing the next time, either.
      if (listener.last() < page.last && listener.last() > after) continue;
      listener.onPresence(page);
      return page;
    }
  }

  async function look(): Promise<void> {
    const before = listener.last();
    try {
      await ask();
      if (isStopped) return;
      listener.onRefusal(null);
      // The stream should have brought it.
      if (asks === null && listener.last() > before) asks = 0;
      if (asks === null) {
        again(SILENCE_MS);
        return;
      }
      listener.onConnection(stream ? 'asking' : 'connecting');
      const isFirst = stream === null;
      if (asks % ASKS_OF_A_STREAM === 0) open();
      asks += 1;
      again(isFirst ? GREETING_MS : ASK_MS);
    } catch (error) {
      if (isStopped) return;
      const refusal = refusalOf(error);
      if (refusal !== 'later') listener.onRefusal(refusal);
      if (refusal === 'gone') {
        stop();
        return;
      }
      asks ??= 0;
      listener.onConnection('lost');
      again(ASK_MS + ASK_MS * Math.random());
    }
  }

  function check(): void {
    if (!isStopped) void look();
  }

  /** After sleep, and when the network is back. */
  function wake(): void {
    if (document.visibilityState === 'visible') again(0);
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    stream?.close();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  }

  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  check();
  return { ask, check, stop };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
