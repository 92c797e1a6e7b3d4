import { readFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { signUpAt, startForLoad } from './load.ts';
import { addressOf, endProgram, temporaryFolder } from './process.ts';
import { type TimedRequest, timeRequests } from './time-requests.ts';

export type Watched = Awaited<ReturnType<typeof startWatched>>;

/**
 * A server with a user, who asks for much, and others who read meanwhile: a guest, another user and a health check.
 * It ends with the test.
 */
export async function startWatched(environment: Readonly<Record<string, string>> = {}) {
  const server = startForLoad({ DATA_DIR: temporaryFolder(), ...environment });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const [other, headers] = [await signUpAt(address, 'other'), await signUpAt(address, 'taro')];
  const others: readonly TimedRequest[] = [
    { url: `${address}/healthz` },
    { url: `${address}/api/${paths.raffles}` },
    { url: `${address}/api/${paths.workRecords}`, headers: other },
  ];

  const call = (method: string, path: string, body: string | null = null, by = headers) =>
    fetch(`${address}/api/${path}`, { method, headers: by, body });

  return {
    server,
    address,
    headers,
    call,
    importFile: (body: string, query = '', by = headers) =>
      call('POST', `${workTimePaths.import}?${query}`, body, by),

    /** Does work, while the other user asks for these, too; returns what the others waited, in milliseconds. */
    async waitsDuring(work: () => Promise<unknown>, more: readonly string[] = []) {
      const asked = more.map((path) => ({ url: `${address}/api/${path}`, headers: other }));
      const stopTiming = await timeRequests([...others, ...asked]);
      let waits: number[] = [];
      try {
        await work();
      } finally {
        waits = (await stopTiming()).flat();
      }
      return waits;
    },

    /** The most memory that the server has had, in MiB; 0 where the system does not tell. */
    mostMemoryMib(): number {
      if (process.platform !== 'linux') return 0;
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    },

    /** Ends the server in peace. */
    async end(): Promise<void> {
      await endProgram(server);
      expect(server.exitCode).toBe(0);
    },
  };
}
