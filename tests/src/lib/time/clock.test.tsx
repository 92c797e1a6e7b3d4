import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/time-units.ts';
import { clock } from '#lib/time/clock.ts';
import { useClock } from '#lib/time/use-clock.ts';

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

describe('what is made of the time', () => {
  it('is rendered again only when it has changed', async () => {
    const stop = clock.subscribe(() => undefined);
    const rendered = vi.fn();
    function Seconds() {
      const seconds = useClock(({ deviceMs }) => Math.floor((deviceMs - NOW) / 1000));
      rendered(seconds);
      return <p>{`${seconds} s`}</p>;
    }
    render(<Seconds />);
    expect(screen.getByText('0 s')).toBeVisible();
    for (let tick = 0; tick < 15; tick++) await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('3 s')).toBeVisible();
    expect(rendered.mock.calls).toEqual([[0], [1], [2], [3]]);
    stop();
  });
});
