import { onTestFinished, vi } from 'vitest';
import { serverClock } from '#lib/server-clock.ts';
import { connectPage, type Network } from './network.ts';
import { createTestApp, type TestApp, testNow } from './server-app.ts';

export interface PageWorld extends Pick<TestApp, 'app' | 'db' | 'clock'> {
  network: Network;
}

/**
 * The real server in this process, the page's way to it, and one time for both, which runs by
 * itself and can be put forward with `vi.advanceTimersByTimeAsync`.
 */
export async function createPageWorld(): Promise<PageWorld> {
  const { app, db, clock, close } = await createTestApp();
  onTestFinished(close);
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
    now: testNow,
  });
  // The page is new, the module is not: what an earlier test let it hear is taken back.
  serverClock.hear(0);
  serverClock.hear(Date.now());
  return { app, db, clock, network: connectPage(app, clock) };
}
