/** Server-sent events of the server in this process, as a browser's `EventSource` brings them. */
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { whileTimeStands } from './page-time.ts';

// The connections of `inject` are no sockets.
Object.assign(Writable.prototype, { setKeepAlive: () => undefined });

const RECONNECT_MS = 2000;

export interface StreamFaults {
  /** Whether nothing comes through, as behind a proxy that collects what is sent. */
  isBuffered: boolean;
  /** Cuts all connections; the devices connect again by themselves. */
  cut: () => void;
  /** Changes what comes, as a server that cheats would. */
  tamper: (data: string) => string[];
}

/** @returns the class that a page finds as `EventSource`, and what can happen to its connections */
export function createEventSource(app: FastifyInstance) {
  const open = new Set<InjectedEventSource>();
  const faults: StreamFaults = {
    isBuffered: false,
    cut: () => {
      for (const source of open) source.disconnect();
    },
    tamper: (data) => [data],
  };

  class InjectedEventSource extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    #url: string;
    #lastEventId = '';
    #response: { destroy(): unknown } | null = null;
    #isClosed = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(url: string) {
      super();
      this.#url = url;
      open.add(this);
      void this.#connect();
    }

    close(): void {
      this.#isClosed = true;
      open.delete(this);
      clearTimeout(this.#timer);
      this.#response?.destroy();
    }

    /** As a network that drops. */
    disconnect(): void {
      this.#response?.destroy();
    }

    async #connect(): Promise<void> {
      const headers = {
        accept: 'text/event-stream',
        ...(this.#lastEventId && { 'last-event-id': this.#lastEventId }),
      };
      const answer = await whileTimeStands(
        app.inject({ method: 'GET', url: this.#url, headers, payloadAsStream: true }),
      );
      if (this.#isClosed) {
        answer.raw.res.destroy();
        return;
      }
      this.#response = answer.raw.res;
      const stream = answer.stream();
      let rest = '';
      stream.on('data', (chunk: Buffer) => {
        const frames = (rest + chunk).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) this.#read(frame);
      });
      const lose = () => this.#lose();
      stream.on('error', lose);
      stream.on('close', lose);
    }

    #read(frame: string): void {
      if (this.#isClosed || faults.isBuffered) return;
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
      const data = field('data');
      if (data === undefined) return;
      this.#lastEventId = field('id') ?? this.#lastEventId;
      const type = field('event');
      if (type) {
        this.dispatchEvent(new MessageEvent(type, { data }));
        return;
      }
      for (const each of faults.tamper(data))
        this.onmessage?.(new MessageEvent('message', { data: each }));
    }

    #lose(): void {
      if (this.#isClosed || this.#response === null) return;
      this.#response = null;
      this.onerror?.(new Event('error'));
      this.#timer = setTimeout(() => void this.#connect(), RECONNECT_MS);
    }
  }

  return { EventSource: InjectedEventSource as unknown as typeof EventSource, faults };
}
