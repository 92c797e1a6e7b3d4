import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linesLeft } from '#domain/roulette/drawn-lines.ts';
import { createSpin, type SpinDeps } from '#draw/spin/spin.ts';

/** The draw hits the target 2n + 1 + value mod n; n = 6 and 3 make it 16, which is line 4. */
const VALUE = 3;

function prepareSpin(changes: Partial<SpinDeps> = {}) {
  const next = vi.fn(() => VALUE);
  const onStart = vi.fn();
  const onStop = vi.fn();
  const deps: SpinDeps = {
    random: { range: 2 ** 32, next },
    now: () => performance.now(),
    reducedMotion: () => false,
    onStart,
    ...changes,
  };
  return { spin: createSpin(deps), next, onStart, onStop };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a spin', () => {
  // ROU-4, ROU-8
  it('draws before it shows anything, and begins at 0 ms, however fast the clock is', () => {
    let reading = 0;
    const { spin, next, onStart } = prepareSpin({ now: () => (reading += 0.1) });
    spin.start(linesLeft(6, []));
    expect(onStart).toHaveBeenCalledExactlyOnceWith({ target: 16, elapsedMs: 0, moving: true });
    expect(next).toHaveBeenCalledTimes(1);
    expect(spin.phase.get()).toBe('spinning');
    expect(spin.frame.get()).toEqual({ n: 6, target: 16, tick: 1, line: 1, elapsedMs: 0 });
  });

  // ROU-6, ROU-7
  it('is yellow until 3000 ms have passed, then green: the tick of the drawn line is the stop', () => {
    const { spin } = prepareSpin();
    spin.start(linesLeft(6, []));
    vi.advanceTimersByTime(2990);
    expect(spin.phase.get()).toBe('spinning');
    expect(spin.lit.get()).toMatchObject({ line: 3, highlight: 'spinning', trail: [2, 1] });
    vi.advanceTimersByTime(10);
    expect(spin.phase.get()).toBe('final');
    expect(spin.lit.get()).toMatchObject({ line: 4, highlight: 'final', trail: [] });
    expect(spin.frame.get()).toEqual({ n: 6, target: 16, tick: 16, line: 4, elapsedMs: 3000 });
  });

  it('makes one draw of a double click', () => {
    const { spin, next, onStop } = prepareSpin();
    spin.start(linesLeft(6, []), { onStop });
    spin.start(linesLeft(6, []), { onStop });
    vi.advanceTimersByTime(10_000);
    expect(next).toHaveBeenCalledTimes(1);
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('ends after 3000 ms in a tab that gets no frames', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { spin, onStop } = prepareSpin();
    spin.start(linesLeft(6, []), { onStop });
    vi.advanceTimersByTime(2999);
    expect(spin.phase.get()).toBe('spinning');
    vi.advanceTimersByTime(1);
    expect(spin.phase.get()).toBe('final');
    expect(spin.lit.get()).toMatchObject({ line: 4, highlight: 'final', trail: [] });
    expect(onStop).toHaveBeenCalledExactlyOnceWith({ target: 16, line: 4 });
  });

  it('tells its target, and lights nothing before that is done', async () => {
    const { spin, onStart } = prepareSpin();
    const told = Promise.withResolvers<void>();
    const onTarget = vi.fn(() => told.promise);
    spin.start(linesLeft(6, []), { onTarget });
    expect(onTarget).toHaveBeenCalledExactlyOnceWith(16);
    vi.advanceTimersByTime(5000);
    expect(spin.phase.get()).toBe('spinning');
    expect(spin.frame.get()).toBeNull();
    told.resolve();
    await told.promise;
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(spin.frame.get()).toMatchObject({ tick: 1, elapsedMs: 0 });
  });

  it('ends when it is reset, and never stops later', () => {
    const { spin, onStop } = prepareSpin();
    spin.start(linesLeft(6, []), { onStop });
    vi.advanceTimersByTime(1000);
    spin.reset();
    vi.advanceTimersByTime(10_000);
    expect(spin.phase.get()).toBe('idle');
    expect(spin.frame.get()).toBeNull();
    expect(spin.lit.get()).toBeNull();
    expect(onStop).not.toHaveBeenCalled();
  });
});

// ROM-25
describe('a spin that many devices show at once', () => {
  it('draws nothing, and begins at its time', () => {
    const { spin, next, onStart, onStop } = prepareSpin();
    spin.start(linesLeft(6, []), { onStop }, { target: 14, startsAt: performance.now() + 600 });
    expect(spin.phase.get()).toBe('spinning');
    vi.advanceTimersByTime(599);
    expect(spin.frame.get()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(onStart).toHaveBeenCalledExactlyOnceWith({ target: 14, elapsedMs: 0, moving: true });
    vi.advanceTimersByTime(2999);
    expect(onStop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStop).toHaveBeenCalledExactlyOnceWith({ target: 14, line: 2 });
    expect(next).not.toHaveBeenCalled();
  });

  it('is seen in the middle, and ends at the right time, by who joins late', () => {
    const { spin, onStart, onStop } = prepareSpin();
    spin.start(linesLeft(6, []), { onStop }, { target: 14, startsAt: performance.now() - 2900 });
    expect(onStart).toHaveBeenCalledExactlyOnceWith({ target: 14, elapsedMs: 2900, moving: true });
    expect(spin.frame.get()).toMatchObject({ tick: 13, elapsedMs: 2900 });
    vi.advanceTimersByTime(99);
    expect(onStop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStop).toHaveBeenCalledTimes(1);
  });
});
