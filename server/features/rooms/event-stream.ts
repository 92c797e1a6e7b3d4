import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { RoomEvent, RoomPresence } from '#contract/rooms.ts';

/** Who has not read so much is cut off: six times what the host can send at once. */
const MOST_UNREAD_BYTES = 512 * 1024;
/** Who does not read at all for so long is cut off, too. */
const LONGEST_UNREAD_MS = 30_000;
/** How soon browsers connect again. */
const RETRY_MS = 2000;
/** At a shutdown they do not come back all at once. */
const SOONEST_RETURN_MS = 1000;
const LATEST_RETURN_MS = 5000;
const LONGEST_END_MS = 1000;

/** Lets no proxy take the connection for idle. */
const COMMENT = Buffer.from(':\n\n');

export type EventStream = ReturnType<typeof createEventStream>;

/** Server-sent events as the body of a response. */
export function createEventStream(response: ServerResponse) {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  response.once('close', () => closed.abort());
  // A connection that breaks may say so, and closes in any case.
  response.on('error', () => undefined);
  // Without a proxy between, a device that is gone without a word is noticed after some 20 s.
  response.socket?.setKeepAlive(true, 10_000);
  let didNotRead = false;
  send(`retry: ${RETRY_MS}\n\n`);

  function send(frame: Buffer | string): void {
    if (closed.signal.aborted || response.writableEnded) return;
    if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    else response.write(frame);
  }

  return {
    /** Aborted when nothing can be sent any more. */
    closed: closed.signal,
    send,

    /** Resolves when what was sent has left the process, or never will. */
    async drained(): Promise<void> {
      if (!response.writableNeedDrain || closed.signal.aborted) return;
      const tooLate = AbortSignal.timeout(LONGEST_UNREAD_MS);
      const signal = AbortSignal.any([closed.signal, tooLate]);
      await once(response, 'drain', { signal }).catch(() => undefined);
      if (tooLate.aborted) response.destroy();
    },

    /** To be called every half of `LONGEST_UNREAD_MS`. */
    comment(): void {
      const doesNotRead = response.writableNeedDrain;
      if (doesNotRead && didNotRead) response.destroy();
      didNotRead = doesNotRead;
      send(COMMENT);
    },

    /** The browser connects again, and learns then what there is to learn. */
    end(): void {
      response.end();
    },

    /** As before, but a little later: the server closes. */
    endForLater(): void {
      const span = LATEST_RETURN_MS - SOONEST_RETURN_MS;
      send(`retry: ${Math.round(SOONEST_RETURN_MS + Math.random() * span)}\n\n`);
      response.end();
      setTimeout(() => response.destroy(), LONGEST_END_MS).unref();
    },
  };
}

export function eventFrames(events: readonly RoomEvent[]): Buffer {
  const frames = events.map((event) => `id: ${event.sequence}\ndata: ${JSON.stringify(event)}\n\n`);
  return Buffer.from(frames.join(''));
}

export function hereFrame(presence: RoomPresence): Buffer {
  return Buffer.from(`event: here\ndata: ${JSON.stringify(presence)}\n\n`);
}
