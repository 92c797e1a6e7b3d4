import { once } from 'node:events';
import { get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '#contract/paths.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { signUpAt } from '#tests/support/server/load.ts';
import {
  addressOf,
  endProgram,
  startProgram,
  temporaryFolder,
} from '#tests/support/server/process.ts';
import { isSoak, reportFigure, rounds } from '#tests/support/server/soak.ts';
import { togglFile } from '#tests/support/server/toggl-file.ts';

/** Asserted by the soak, which has the machine to itself. */
const SLOWEST_MS = 100;
const ENTRIES = rounds({ few: 2000, all: 20_000 });

// HRS-10
it('an import, and a backup, leave room for others', { timeout: 180_000 }, async () => {
  const server = startProgram('server/main.ts', [], {
    DATA_DIR: temporaryFolder(),
    RATE_LIMITS: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
  });
  onTestFinished(() => endProgram(server, 'SIGKILL'));
  const address = await addressOf(server);
  const [taro, hanako] = [await signUpAt(address, 'taro'), await signUpAt(address, 'hanako')];

  async function timed(path: string, headers: Record<string, string>): Promise<number> {
    const began = performance.now();
    const [response] = await once(get(`${address}${path}`, { headers }), 'response');
    await once(response.resume(), 'end');
    expect(response.statusCode).toBe(200);
    return performance.now() - began;
  }
  async function during(what: string, work: Promise<Response>): Promise<string> {
    const waits = { health: [0], read: [0] };
    let isDone = false;
    const body = work
      .then((response) => response.text())
      .finally(() => {
        isDone = true;
      });
    while (!isDone) {
      waits.health.push(await timed('/healthz', {}));
      waits.read.push(await timed(`/api/${paths.workRecords}`, hanako));
    }
    for (const [name, times] of Object.entries(waits)) {
      const longest = Math.max(...times);
      reportFigure(`${what}: longest ${name} meanwhile, ms`, longest.toFixed(0));
      if (isSoak) expect(longest, `${what}: ${name}`).toBeLessThan(SLOWEST_MS);
    }
    return body;
  }
  const post = (query: string, body: string, type: string, headers = taro) =>
    fetch(`${address}/api/${trackerPaths.import}?${query}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    });

  const file = togglFile(ENTRIES);
  const began = performance.now();
  const imported = await during('import', post('zone=Asia/Tokyo', file, 'text/csv'));
  reportFigure('import: entries a second', (ENTRIES / (performance.now() - began)) * 1000);
  expect(JSON.parse(imported).added.entries).toBe(ENTRIES);
  const download = fetch(`${address}/api/${trackerPaths.backup}`, { headers: taro });
  const backup = await during('backup', download);
  expect(JSON.parse(backup).entries).toHaveLength(ENTRIES);
  const restored = await during(
    'import of a backup',
    post('', backup, 'application/json', await signUpAt(address, 'jiro')),
  );
  expect(JSON.parse(restored).added.entries).toBe(ENTRIES);
  await endProgram(server);
  expect(server.exitCode).toBe(0);
});
