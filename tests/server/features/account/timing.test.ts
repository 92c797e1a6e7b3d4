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

// SEC-1. Again where another program took the processor from one kind more than from the other.
it('a wrong password takes as long as an unknown user and a name that waits', {
  timeout: 60_000,
  retry: 3,
}, async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  const waiting: number[] = [];
  for (let i = 0; i < 10; i += 1) await millisecondsFor('waiting');
  for (let round = 0; round < rounds({ few: 60, all: 200 }); round += 1) {
    tried += 1;
    await signedInUser(testApp, `known ${tried}`);
    unknown.push(await millisecondsFor(`unknown ${tried}`));
    known.push(await millisecondsFor(`known ${tried}`));
    waiting.push(await millisecondsFor('waiting'));
  }
  const median = percentile(known, 0.5);
  reportFigure('sign-in, wrong password, median ms', median.toFixed(1));
  reportFigure('sign-in, unknown user, median ms', percentile(unknown, 0.5).toFixed(1));
  reportFigure('sign-in, name that waits, median ms', percentile(waiting, 0.5).toFixed(1));
  for (const others of [unknown, waiting]) {
    expect(Math.abs(median / percentile(others, 0.5) - 1)).toBeLessThan(TOLERANCE);
  }
});
