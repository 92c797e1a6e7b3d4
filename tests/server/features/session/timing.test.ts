import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { percentile } from '#tests/support/percentile.ts';
import { createTestApp, type TestApp } from '#tests/support/server-app.ts';
import { signedInUser } from '#tests/support/server-session.ts';
import { isSoak, reportFigure, rounds } from '#tests/support/server-soak.ts';

/** On a machine that does other things too, few rounds tell only what is grossly different. */
const TOLERANCE = isSoak ? 0.1 : 0.4;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function millisecondsFor(username: string): Promise<number> {
  const begin = performance.now();
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/${paths.token}`,
    payload: { username, password: 'wrong' },
  });
  const end = performance.now();
  expect(response.statusCode).toBe(401);
  return end - begin;
}

// Point 1. Each name is tried once: one that waits is answered without a check.
it('a wrong password takes as long as an unknown user', { timeout: 60_000 }, async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds({ few: 40, all: 200 }); round += 1) {
    await signedInUser(testApp, `known ${round}`);
    unknown.push(await millisecondsFor(`unknown ${round}`));
    known.push(await millisecondsFor(`known ${round}`));
  }
  const difference = percentile(known, 0.5) / percentile(unknown, 0.5) - 1;
  reportFigure('sign-in, wrong password, median ms', percentile(known, 0.5).toFixed(1));
  reportFigure('sign-in, unknown user, median ms', percentile(unknown, 0.5).toFixed(1));
  expect(Math.abs(difference)).toBeLessThan(TOLERANCE);
});
