/** Each journey through each world: what works there, or the sentence that says why not. */
import { accountOf } from '#tests/support/browser/sign-in.ts';
import { test as base } from '#tests/support/browser/test.ts';
import { journeys } from './journeys.ts';
import { type World, worlds } from './worlds.ts';

/** The first journeys are short enough for each push. */
const WITH_EACH_PUSH = 2;

const test = base.extend<{ world: World | null }>({
  world: [null, { option: true }],

  baseURL: async ({ world, server }, use) => {
    const front = await world?.front?.(server.url);
    const url = new URL(front?.url ?? server.url);
    if (world?.host) url.hostname = world.host;
    await use(url.origin);
    await front?.close();
  },

  page: async ({ context, world, baseURL, allow }, use) => {
    const url = baseURL ?? '';
    allow.origin(url);
    if (world?.allow) {
      allow.pageErrors(world.allow);
      allow.consoleErrors(world.allow);
    }
    // Chromium says so of a page that came over plain http.
    if (world?.host) allow.consoleErrors(/^The Cross-Origin-Opener-Policy header has been ignored/);
    if (world?.script) await context.addInitScript(world.script);
    await world?.prepare?.(context, url);
    await use(await context.newPage());
    for (const page of context.pages()) await page.close();
  },
});

// UI-25, UI-27, UI-28, UI-30, ROM-28, ROM-38
for (const world of worlds) {
  test.describe(world.name, () => {
    // As browsers that are not run by a test allow by themselves.
    test.use({ world, permissions: ['clipboard-write'], ...world.use });
    for (const [index, [name, journey]] of Object.entries(journeys).entries()) {
      const isShort = world.withEachPush && index < WITH_EACH_PUSH;
      test(name, { tag: isShort ? [] : '@long' }, async ({ page }) =>
        journey({ page, world, account: accountOf() }),
      );
    }
  });
}
