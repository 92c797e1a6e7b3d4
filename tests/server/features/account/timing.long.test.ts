import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { reportFigure } from '#tests/support/long-run.ts';
import { createTestApp, type TestApp } from '#tests/support/server/app.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { signedInUser } from '#tests/support/server/session.ts';

const TOLERANCE = 0.1;

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

// SEC-1
it('a wrong password takes as long as an unknown user and a name that waits', {
  timeout: 120_000,
}, async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  const waiting: number[] = [];
  // By the quicker quarter: other programs take the processor at times, and never give any.
  const deviations = () =>
    [unknown, waiting].map((others) =>
      Math.abs(percentile(known, 0.25) / percentile(others, 0.25) - 1),
    );
  const isEqual = () => deviations().every((deviation) => deviation < TOLERANCE);
  for (let i = 0; i < 10; i += 1) await millisecondsFor('waiting');
  const [few, most] = [200, 800];
  // A busy machine needs more of them.
  for (let round = 1; round <= few || (round <= most && !isEqual()); round += 1) {
    await signedInUser(testApp, `known ${round}`);
    unknown.push(await millisecondsFor(`unknown ${round}`));
    known.push(await millisecondsFor(`known ${round}`));
    waiting.push(await millisecondsFor('waiting'));
  }
  reportFigure('sign-in, wrong password, median ms', percentile(known, 0.5).toFixed(1));
  reportFigure('sign-in, unknown user, median ms', percentile(unknown, 0.5).toFixed(1));
  reportFigure('sign-in, name that waits, median ms', percentile(waiting, 0.5).toFixed(1));
  expect(Math.max(...deviations())).toBeLessThan(TOLERANCE);
});
