/** Playwright's `test` with the real server, failing on unexpected errors (see watch.ts). */
import { test as base, expect } from '@playwright/test';
import { type JourneyServer, type ServerEnv, startServer } from './journey-server.ts';
import { type Allowances, type Watch, watch } from './watch.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /**
   * Settings for a server of the test's own, which it may stop, kill and restart:
   * `test.use({ ownServer: { ACCESS_TOKEN_SECONDS: '5' } })`. Without it the worker's is shared.
   */
  ownServer: ServerEnv | undefined;
  server: JourneyServer;
  /** Allows incidents that would otherwise fail the test at its end. */
  allow: Allowances;
  watched: Watch;
}

interface WorkerFixtures {
  sharedServer: () => Promise<JourneyServer>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ownServer: [undefined, { option: true }],

  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it.
    async ({}, use) => {
      let started: Promise<JourneyServer> | undefined;
      await use(() => {
        started ??= startServer();
        return started;
      });
      await (await started)?.dispose();
    },
    { scope: 'worker' },
  ],

  server: async ({ ownServer, sharedServer }, use, testInfo) => {
    const server = ownServer === undefined ? await sharedServer() : await startServer(ownServer);
    const before = server.logs.length;
    await use(server);
    if (ownServer !== undefined) await server.dispose();
    else expect(server.isRunning(), 'only a server of its own may be stopped by a test').toBe(true);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = server.logs.slice(before).join('\n');
      await testInfo.attach('server.log', { body, contentType: 'text/plain' });
    }
  },

  baseURL: async ({ server }, use) => use(server.url),

  watched: [
    async ({ context, server }, use) => {
      const watched = await watch(context);
      watched.allow.origin(server.url);
      await use(watched);
      expect(watched.unexpected(), 'console, page errors and requests').toEqual([]);
    },
    { auto: true },
  ],

  allow: async ({ watched }, use) => use(watched.allow),
});
