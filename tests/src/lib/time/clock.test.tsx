import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { clock } from '#lib/time/clock.ts';

const NOW = Date.UTC(2026, 10, 21, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

describe('the clock', () => {
  // INF-5
  it('tells the time every 200 ms', () => {
    const times: number[] = [];
    const stop = clock.subscribe(() => times.push(clock.now().deviceMs - NOW));
    vi.advanceTimersByTime(1000);
    stop();
    expect(times).toEqual([200, 400, 600, 800, 1000]);
  });

  it('catches up at once when a throttled tab is looked at', () => {
    const stop = clock.subscribe(() => undefined);
    // Throttling lets time go on, and fires no timer.
    vi.setSystemTime(NOW + HOUR_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(clock.now().deviceMs).toBe(NOW + HOUR_MS);
    stop();
  });
});
