/** Playwright's `test` with the real server, failing on unexpected errors (see watch.ts). */
import { test as base, expect, type Page } from '@playwright/test';
import { type JourneyServer, type ServerEnv, startServer } from './journey-server.ts';
import { type Allowances, type Watch, watch } from './watch.ts';

export { expect } from '@playwright/test';

/** For journeys about animations: `test.use(inMotion)`. In all others nothing moves. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface TestFixtures {
  /** Settings of the server, which is shared by the journeys of a worker with the same ones. */
  settings: ServerEnv;
  /** True if the test has a server of its own, which it may stop. */
  ownServer: boolean;
  server: JourneyServer;
  /** Allows incidents that would otherwise fail the test at its end. */
  allow: Allowances;
  watched: Watch;
}

interface WorkerFixtures {
  sharedServer: (settings: ServerEnv) => Promise<JourneyServer>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  ownServer: [false, { option: true }],

  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from it.
    async ({}, use) => {
      const started = new Map<string, Promise<JourneyServer>>();
      await use((settings) => {
        const key = JSON.stringify(settings);
        const server = started.get(key) ?? startServer(settings);
        started.set(key, server);
        return server;
      });
      for (const server of started.values()) await (await server).dispose();
    },
    { scope: 'worker' },
  ],

  server: async ({ settings, ownServer, sharedServer }, use, testInfo) => {
    const server = await (ownServer ? startServer : sharedServer)(settings);
    const before = server.logs.length;
    await use(server);
    if (ownServer) await server.dispose();
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

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...words) => {
      await hasGoneBack(page);
      return goto(...words);
    };
    const reload = page.reload.bind(page);
    page.reload = async (...words) => {
      await hasGoneBack(page);
      return reload(...words);
    };
    const resize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await resize(size);
      if (page.url() === 'about:blank') return;
      // It looks at each frame: by then the page has been told of its size, and has drawn itself again.
      const query = `(width: ${size.width}px) and (height: ${size.height}px)`;
      await page.waitForFunction((text) => matchMedia(text).matches, query);
    };
    await use(page);
  },
});

/** A closed dialog goes back over its entry of the history (UI-30), and so would end a load that began meanwhile. */
export async function hasGoneBack(page: Page): Promise<void> {
  const isUnderWay = () => {
    const isOpen = document.querySelector('[role=dialog]') !== null;
    return !isOpen && history.state?.opened > 0;
  };
  await expect.poll(() => page.evaluate(isUnderWay), 'a closed dialog has an entry').toBe(false);
}
