import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts';
import { createServerClock } from '#lib/time/server-clock.ts';

const TRUE_TIME = Date.UTC(2026, 10, 21, 1);

/** A second, which is all that a response tells. */
const secondOf = (epochMs: number) => Math.floor(epochMs / 1000) * 1000;

/** The modules as a fresh load of the page has them. */
async function loadPage() {
  vi.resetModules();
  const [{ serverClock }, { http }] = await Promise.all([
    import('#lib/time/server-clock.ts'),
    import('#lib/http/http.ts'),
  ]);
  /** Lets the server answer with this `Date` header. */
  const answer = async (date: string | undefined, travel = () => {}, path = 'anything') => {
    http.defaults.adapter = async (config) => {
      travel();
      const headers = date === undefined ? {} : { date };
      return { data: {}, status: 200, statusText: '', headers, config };
    };
    await http.get(path);
  };
  return { serverClock, answer };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TRUE_TIME });
});

// SES-30
describe("the server's time", () => {
  describe.each([
    { wrong: 'an hour ahead', deviceMs: TRUE_TIME + HOUR_MS },
    { wrong: 'in 1970', deviceMs: 0 },
  ])('on a device whose clock is $wrong', ({ deviceMs }) => {
    beforeEach(() => {
      vi.setSystemTime(deviceMs);
    });

    it('is right after one response, counts on, and is right at once after the next load', async () => {
      const { serverClock, answer } = await loadPage();
      await answer(new Date(TRUE_TIME).toUTCString());
      expect(secondOf(serverClock.now())).toBe(TRUE_TIME);
      vi.advanceTimersByTime(DAY_MS);
      expect(secondOf(serverClock.now())).toBe(TRUE_TIME + DAY_MS);
      const next = await loadPage();
      expect(secondOf(next.serverClock.now())).toBe(TRUE_TIME + DAY_MS);
    });

    it('is right with the next response when the clock of the device is set', async () => {
      const { serverClock, answer } = await loadPage();
      serverClock.sync(TRUE_TIME);
      vi.setSystemTime(TRUE_TIME + 777);
      await answer(new Date(TRUE_TIME).toUTCString());
      expect(secondOf(serverClock.now())).toBe(TRUE_TIME);
    });
  });

  it('is not set by a response that took long', async () => {
    const { serverClock, answer } = await loadPage();
    serverClock.sync(TRUE_TIME);
    const written = new Date(TRUE_TIME + 1000).toUTCString();
    await answer(written, () => vi.advanceTimersByTime(9000));
    expect(serverClock.now()).toBe(TRUE_TIME + 9000);
  });

  it('is not set by raffles, which the service worker may have kept for days', async () => {
    const { serverClock, answer } = await loadPage();
    serverClock.sync(TRUE_TIME);
    for (const path of [paths.raffles, paths.raffleItems(1)]) {
      await answer(new Date(TRUE_TIME - 3 * DAY_MS).toUTCString(), undefined, path);
    }
    expect(serverClock.now()).toBe(TRUE_TIME);
  });

  // OUT-1: a press is to be right within two seconds.
  it('comes closer with each response, and never moves away', () => {
    const wrong = fc.integer({ min: -DAY_MS, max: DAY_MS });
    const ways = fc.record({ there: fc.nat(900), back: fc.nat(900), pause: fc.nat(10_000) });
    fc.assert(
      fc.property(wrong, fc.array(ways, { minLength: 1 }), (aheadMs, calls) => {
        let trueMs = TRUE_TIME + 123;
        const deviceMs = () => trueMs + aheadMs;
        const clock = createServerClock(deviceMs, { read: () => 0, write: () => undefined });
        let before = Number.POSITIVE_INFINITY;
        for (const { there, back, pause } of calls) {
          trueMs += pause;
          const asked = deviceMs();
          trueMs += there;
          const told = secondOf(trueMs);
          trueMs += back;
          clock.sync(told, asked);
          const error = Math.abs(clock.now() - trueMs);
          expect(error).toBeLessThanOrEqual(Math.min(before, 1000 + Math.max(there, back)));
          before = error;
        }
      }),
    );
  });

  it.each([undefined, 'no date', ''])('ignores the header %j', async (date) => {
    const { serverClock, answer } = await loadPage();
    await answer(date);
    expect(serverClock.now()).toBe(TRUE_TIME);
  });
});
