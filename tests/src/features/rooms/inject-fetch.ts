/** Streams of the server in this process, as the page's `fetch` brings them. */
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { whileTimeStands } from '#tests/support/page/page-time.ts';

// The connections of `inject` are no sockets.
Object.assign(Writable.prototype, { setKeepAlive: () => undefined });

export interface StreamFaults {
  /** True if nothing comes through, as behind a proxy that collects what is sent. */
  isBuffered: boolean;
  /** True if the server has no place for another stream. */
  isFull: boolean;
  /** Cuts all connections. */
  cut: () => void;
  /** Changes what comes to who has this token, as a server that cheats would. */
  tamper: (frame: string, token: string) => readonly string[];
}

/** Stubs `fetch`. @returns what can happen to the connections */
export function injectFetch(app: FastifyInstance): StreamFaults {
  const open = new Set<{ destroy(): unknown }>();
  const faults: StreamFaults = {
    isBuffered: false,
    isFull: false,
    cut: () => {
      for (const response of open) response.destroy();
    },
    tamper: (frame) => [frame],
  };

  async function fetchStream(url: string, init: RequestInit): Promise<Partial<Response>> {
    if (faults.isFull) return { ok: false, status: 503, body: null };
    const headers = init.headers as Record<string, string>;
    const answer = await whileTimeStands(
      app.inject({ method: 'GET', url, headers, payloadAsStream: true }),
    );
    const { res } = answer.raw;
    const status = answer.statusCode;
    if (status !== 200) res.destroy();
    if (status !== 200) return { ok: false, status, body: null };
    open.add(res);
    const token = headers.Authorization?.replace('Bearer ', '') ?? '';
    let rest = '';
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        let isOver = false;
        const end = (error?: unknown) => {
          if (isOver) return;
          isOver = true;
          open.delete(res);
          if (error) controller.error(error);
          else controller.close();
        };
        init.signal?.addEventListener('abort', () => {
          end(init.signal?.reason);
          res.destroy();
        });
        if (init.signal?.aborted) res.destroy();
        const stream = answer.stream();
        stream.on('data', (chunk: Buffer) => {
          const frames = (rest + chunk).split('\n\n');
          rest = frames.pop() ?? '';
          if (faults.isBuffered || isOver) return;
          for (const frame of frames.flatMap((one) => faults.tamper(one, token))) {
            controller.enqueue(new TextEncoder().encode(`${frame}\n\n`));
          }
        });
        stream.on('error', () => end());
        stream.on('close', () => end());
      },
    });
    return { ok: true, status, body };
  }

  vi.stubGlobal('fetch', fetchStream);
  return faults;
}
