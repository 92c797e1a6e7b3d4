/** A server between devices and the real one that does what a dishonest server could do. */
import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoomEvent, RoomEventPage } from '#contract/rooms.ts';

/**
 * What becomes of an event: it alone, altered, several, or none. Called with each event in its order, for
 * each viewer by itself, and for all streams and answers of that viewer together: what it keeps between
 * calls it may send later.
 */
export type Tamper = (event: RoomEvent, viewer: string) => readonly RoomEvent[];

/** The event with this sequence does not arrive. */
export function dropping(sequence: number): Tamper {
  return (event) => (event.sequence === sequence ? [] : [event]);
}

/** The event with this sequence arrives twice, the second time as the next one. */
export function repeating(sequence: number): Tamper {
  return (event) => {
    if (event.sequence < sequence) return [event];
    const moved = { ...event, sequence: event.sequence + 1 };
    return event.sequence === sequence ? [event, moved] : [moved];
  };
}

/** The event with this sequence and the next one change places. */
export function swapping(sequence: number): Tamper {
  const kept = new Map<string, RoomEvent>();
  return (event, viewer) => {
    if (event.sequence === sequence) {
      kept.set(viewer, event);
      return [];
    }
    const first = kept.get(viewer);
    if (event.sequence !== sequence + 1 || first === undefined) return [event];
    return [
      { ...event, sequence },
      { ...first, sequence: sequence + 1 },
    ];
  };
}

/** The event with this sequence arrives with another content, sender or time. */
export function altering(sequence: number, change: Partial<RoomEvent>): Tamper {
  return (event) => (event.sequence === sequence ? [{ ...event, ...change }] : [event]);
}

/** One bit of the message is another one. */
export function flippingBit(sequence: number): Tamper {
  return (event) => {
    if (event.sequence !== sequence) return [event];
    const bytes = Buffer.from(event.message, 'base64url');
    const last = bytes.length - 1;
    bytes[last] = (bytes[last] ?? 0) ^ 1;
    return [{ ...event, message: bytes.toString('base64url') }];
  };
}

interface Options {
  /** Where the real server is. */
  target: string;
  tamper?: Tamper;
  /** As some networks do: nothing but the headers of a stream arrives before its end. */
  buffers?: boolean;
}

export type RoomProxy = Awaited<ReturnType<typeof startRoomProxy>>;

/** Passes everything on, and events as `tamper` wants them. */
export async function startRoomProxy({ target, tamper, buffers = false }: Options) {
  let change: Tamper = tamper ?? ((event) => [event]);
  let isBuffering = buffers;
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    const { host: _, ...headers } = incoming.headers;
    const outward = forward(url, { method: incoming.method, headers, agent: false }, (answer) =>
      respond(answer, url, outgoing),
    );
    outward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => outward.destroy());
    incoming.pipe(outward);
  });

  function respond(answer: IncomingMessage, url: URL, outgoing: ServerResponse): void {
    const { 'content-length': _, ...headers } = answer.headers;
    const viewer = url.searchParams.get('viewer') ?? '';
    const isOfEvents = /\/draws\/rooms\/[^/]+\/events\/?$/.test(url.pathname) && viewer !== '';
    const isStream = headers['content-type'] === 'text/event-stream';
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', () => outgoing.destroy());
    if (!isOfEvents || answer.statusCode !== 200) answer.pipe(outgoing);
    else if (isStream) passStream(answer, outgoing, viewer);
    else void passPage(answer, outgoing, viewer);
  }

  function passStream(answer: IncomingMessage, outgoing: ServerResponse, viewer: string): void {
    let rest = '';
    let held = '';
    outgoing.flushHeaders();
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop() ?? '';
      const text = frames.map((frame) => changed(frame, viewer)).join('');
      if (isBuffering) held += text;
      else outgoing.write(text);
    });
    answer.on('end', () => outgoing.end(held + rest));
  }

  function changed(frame: string, viewer: string): string {
    const data = /^id: \d+\ndata: (.*)$/s.exec(frame)?.[1];
    if (data === undefined) return `${frame}\n\n`;
    const event: RoomEvent = JSON.parse(data);
    return change(event, viewer)
      .map((one) => `id: ${one.sequence}\ndata: ${JSON.stringify(one)}\n\n`)
      .join('');
  }

  async function passPage(
    answer: IncomingMessage,
    outgoing: ServerResponse,
    viewer: string,
  ): Promise<void> {
    const chunks: Buffer[] = await answer.toArray();
    const page: RoomEventPage = JSON.parse(Buffer.concat(chunks).toString());
    const events = page.events.flatMap((event) => change(event, viewer));
    outgoing.end(JSON.stringify({ ...page, events }));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** From now on, also in open streams. */
    tamperBy(next: Tamper): void {
      change = next;
    },
    buffer(on: boolean): void {
      isBuffering = on;
    },
    /** As a network that drops: all connections end without a word. */
    drop(): void {
      server.closeAllConnections();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
