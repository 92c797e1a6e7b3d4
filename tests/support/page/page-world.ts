import { onTestFinished, vi } from 'vitest';
import { DAY_MS } from '#domain/time-units.ts';
import { reachability } from '#lib/http/reachability.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { revision } from '#session/revision.ts';
import { borrowTestApp, type TestApp, testNow } from '#tests/support/server/app.ts';
import { whileTestRuns } from '../end-of-test.ts';
import { connectPage, type Network } from './network.ts';

export interface PageWorld extends Pick<TestApp, 'app' | 'db' | 'clock'> {
  network: Network;
}

const YEAR_MS = 365 * DAY_MS;
let worlds = 0;

/**
 * The real server in this process, the page's way to it, and one time for both, which passes as
 * page-time.ts says.
 */
export async function createPageWorld(): Promise<PageWorld> {
  await whileTestRuns();
  const { app, db, clock, close } = await borrowTestApp();
  onTestFinished(close);
  stopTime();
  // The page is new, its modules are not: forgets what an earlier test has set.
  revision.set(null);
  reachability.set('responds');
  serverClock.sync(0);
  serverClock.sync(Date.now());
  return { app, db, clock, network: connectPage(app, clock) };
}

/**
 * Every test begins at `testNow`, but a year later by the steady clock than the one before: React
 * remembers when it last showed a fallback, and would wait for a clock that was set back.
 */
function stopTime(): void {
  worlds += 1;
  const steadyMs = worlds * YEAR_MS;
  vi.useFakeTimers({
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
    now: testNow - steadyMs,
  });
  vi.advanceTimersByTime(steadyMs);
}
