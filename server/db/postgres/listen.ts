import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Listener } from '../backend.ts';

/** Between two attempts to connect. */
const PAUSE_MS = 1000;

/**
 * Listens on one connection of its own, and connects again where it breaks. Returns a function that
 * ends it.
 */
export function listen<Channel extends string>(
  connection: pg.ClientConfig,
  channels: readonly Channel[],
  { received, listening }: Listener<Channel>,
): () => Promise<void> {
  const stop = new AbortController();
  let client: pg.Client;

  function receive({ channel, payload = '' }: pg.Notification): void {
    const known = channels.find((one) => one === channel);
    if (known !== undefined) received(known, payload);
  }

  /** Resolves when the connection has ended. */
  async function connect(): Promise<void> {
    client = new pg.Client({ ...connection, keepAliveInitialDelayMillis: 10_000 });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.once('end', end);
    // An `end` event follows each error.
    client.on('error', () => undefined);
    client.on('notification', receive);
    try {
      // `connect` alone never settles if the connection is ended meanwhile.
      await Promise.race([client.connect(), ended]);
      for (const channel of channels) await client.query(`listen ${channel}`);
      listening();
      await ended;
    } finally {
      await client.end();
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      await connect().catch(() => undefined);
      await delay(PAUSE_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    await client.end().catch(() => undefined);
    await running;
  };
}
