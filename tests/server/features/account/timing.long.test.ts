import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { percentile } from '#tests/support/server/percentile.ts';
import { signedInUser } from '#tests/support/server/session.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const TOLERANCE = 0.1;

const testApp = suiteApp();

async function millisecondsFor(username: string): Promise<number> {
  const begin = performance.now();
  const response = await testApp.call('POST', paths.token, { username, password: 'wrong' });
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
  expect(Math.max(...deviations())).toBeLessThan(TOLERANCE);
});
