/** A server with one user, whose calendar is long, and somebody else, who reads meanwhile. */
import { onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { backupFile } from './backup-file.ts';
import { signUpAt, startForLoad } from './load.ts';
import { mostMemoryMib } from './most-memory.ts';
import { addressOf, endProgram, temporaryFolder } from './process.ts';
import { timeRequests } from './time-requests.ts';

const SPAN_MS = 85 * 86_400_000;

export async function startFeedServer(
  entries: number,
  environment: Readonly<Record<string, string>> = {},
) {
  const server = startForLoad({ DATA_DIR: temporaryFolder(), ...environment });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const watcher = await signUpAt(address, 'watcher');
  const headers = await signUpAt(address, 'taro');

  const send = async (path: string, body?: string) => {
    const response = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return response.json();
  };
  const everyMs = Math.floor(SPAN_MS / entries);
  await send(workTimePaths.import, backupFile(entries, { firstMs: Date.now() - SPAN_MS, everyMs }));
  const { token } = await send(workTimePaths.feed);
  const url = `${address}/api/${workTimePaths.feedFile(`${token}.ics`)}`;

  return {
    url,
    async read(known: Readonly<Record<string, string>> = {}) {
      const response = await fetch(url, { headers: known });
      const text = await response.text();
      return {
        status: response.status,
        tag: response.headers.get('etag') ?? '',
        events: text.split('BEGIN:VEVENT').length - 1,
      };
    },
    /** Makes another text of the calendar. */
    change: () => send(paths.workRecords, '{"name":"another"}'),
    /** Does work, and returns how long the slowest read of somebody else took meanwhile. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const url = `${address}/api/${paths.workRecords}`;
      let reads: number[] = [];
      const stopTiming = await timeRequests([{ url, headers: watcher }]);
      try {
        await work();
      } finally {
        reads = (await stopTiming())[0] ?? [];
      }
      return Math.max(...reads);
    },
    mostMemoryMib: () => mostMemoryMib(server.pid),
    end: () => endProgram(server),
  };
}
