import type { ServerResponse } from 'node:http';
import type { RoomEventData, RoomEventName } from '#contract/rooms.ts';

/** The bytes that a viewer may leave unread, then the stream ends: three times the events of a full room. */
const MOST_UNREAD_BYTES = 512 * 1024;
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

    /** To be called every 15 s: the second time in a row that nothing was read cuts the stream off. */
    comment(): void {
      const doesNotRead = response.writableNeedDrain;
      if (doesNotRead && didNotRead) response.destroy();
      didNotRead = doesNotRead;
      send(COMMENT);
    },

    /** The browser connects again, and gets the state of the room then. */
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

/** An event as it is sent. */
export function eventFrame<Name extends RoomEventName>(
  name: Name,
  data: RoomEventData[Name],
): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
