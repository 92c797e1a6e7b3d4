import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { reportFigure, rounds } from '#tests/support/server/soak.ts';

const TOLERANCE = 0.1;

let testApp: TestApp;
let tried = 0;

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

// SEC-1. Each name is tried once, because a waiting name is refused without a check.
// Again where another program took the processor from one kind more than from the other.
it('a wrong password takes as long as an unknown user', { timeout: 60_000, retry: 3 }, async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds({ few: 60, all: 200 }); round += 1) {
    tried += 1;
    await signedInUser(testApp, `known ${tried}`);
    unknown.push(await millisecondsFor(`unknown ${tried}`));
    known.push(await millisecondsFor(`known ${tried}`));
  }
  const difference = percentile(known, 0.5) / percentile(unknown, 0.5) - 1;
  reportFigure('sign-in, wrong password, median ms', percentile(known, 0.5).toFixed(1));
  reportFigure('sign-in, unknown user, median ms', percentile(unknown, 0.5).toFixed(1));
  expect(Math.abs(difference)).toBeLessThan(TOLERANCE);
});
