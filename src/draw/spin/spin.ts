import { drawTarget, type RandomSource } from '#domain/roulette/draw-target.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import {
  lineAtTick,
  lineNearTick,
  type SpinLines,
  trailAtTick,
} from '#domain/roulette/spin-lines.ts';
import { SPIN_MS, tickAt } from '#domain/roulette/spin-schedule.ts';
import { createStore } from '#lib/store.ts';

export type SpinPhase = 'idle' | 'spinning' | 'final';

/** The highlighted line, from 1, and its state. */
export interface Lit {
  line: number;
  highlight: 'spinning' | 'final';
  /** The lines that glow behind, the nearest first. */
  trail: readonly number[];
  /** The line that is lit so many ticks later, or earlier. */
  near: (offset: number) => number;
  /** The place among the lines of the spin, from 1, and their number. */
  place: number;
  count: number;
}

/** The current debug numbers (ROU-11). */
export interface SpinFrame {
  /** The number of lines that the spin runs over. */
  n: number;
  target: number;
  tick: number;
  line: number;
  elapsedMs: number;
}

export interface SpinDeps {
  random: RandomSource;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** The user's preference for reduced motion: the highlight does not move (ROU-10). */
  reducedMotion: () => boolean;
  /** Called when a spin begins. */
  onStart: (spin: StartedSpin) => void;
}

export interface StartedSpin {
  target: number;
  /** The time since its beginning: more than 0 for a device that joins in the middle. */
  elapsedMs: number;
  /** False if the user prefers reduced motion. */
  moving: boolean;
  /** The moments of its ticks that sound, where they are not those of the light. */
  ticks: readonly number[] | undefined;
}

/** The result that a spin shows at its end; it was drawn before the spin began. */
export interface Drawn {
  target: number;
  line: number;
}

export interface SpinListener {
  /** Called with the target before the first tick, which waits for it. It must not fail. */
  onTarget?: ((target: number) => Promise<void>) | undefined;
  onStop?: (drawn: Drawn) => void;
}

/** A spin of a target that was drawn elsewhere: by many devices that show it at once (ROM-25), or with an order. */
export interface GivenSpin {
  target: number;
  /** By the clock of the spin; in the past for a device that joins in the middle. Absent: now. */
  startsAt?: number;
  /** The moments of the ticks that sound, in milliseconds. Absent: those of the light. */
  ticks?: readonly number[];
}

export type Spin = ReturnType<typeof createSpin>;

/** The spin of a list: draws first, then animates for three seconds (ROU-4, ROU-6). */
export function createSpin(deps: SpinDeps) {
  const phase = createStore<SpinPhase>('idle');
  const frame = createStore<SpinFrame | null>(null);
  const lit = createStore<Lit | null>(null);
  let stopTimers = () => {};

  /**
   * Does nothing while a spin is in progress, so that a double click is one draw.
   *
   * @param given shows this instead of a draw of its own
   */
  function start(lines: SpinLines, listener: SpinListener = {}, given?: GivenSpin): void {
    const n = lines.length;
    if (phase.get() === 'spinning' || n === 0) return;
    const target = given?.target ?? drawTarget(n, deps.random);
    lit.set(null);
    frame.set(null);
    phase.set('spinning');
    const startsAt = given?.startsAt;
    if (startsAt !== undefined) {
      runAt(startsAt, () => run(lines, target, listener, given));
      return;
    }
    const committed = listener.onTarget?.(target);
    if (!committed) {
      run(lines, target, listener, given);
      return;
    }
    let isReset = false;
    stopTimers = () => {
      isReset = true;
    };
    void committed.then(() => {
      if (!isReset) run(lines, target, listener, given);
    });
  }

  function runAt(startsAt: number, begin: () => void): void {
    const wait = startsAt - deps.now();
    if (wait <= 0) {
      begin();
      return;
    }
    const timer = setTimeout(begin, wait);
    stopTimers = () => clearTimeout(timer);
  }

  function run(
    lines: SpinLines,
    target: number,
    { onStop }: SpinListener,
    given?: GivenSpin,
  ): void {
    const n = lines.length;
    const moving = !deps.reducedMotion();
    const now = deps.now();
    // One reading of the clock: after a second one a draw's own first tick would seem to be past (ROU-8).
    const startedAt = given?.startsAt ?? now;
    const startElapsedMs = Math.max(0, now - startedAt);
    let frameRequest = 0;

    function light(tick: number, highlight: Lit['highlight']): void {
      lit.set({
        line: lineAtTick(tick, lines),
        highlight,
        trail: highlight === 'spinning' ? trailAtTick(tick, lines) : [],
        near: (offset) => lineNearTick(tick, offset, lines),
        place: lineOfTick(tick, n),
        count: n,
      });
    }

    function show(tick: number, elapsedMs: number): void {
      const line = lineAtTick(tick, lines);
      const ticked = frame.get()?.tick !== tick;
      // The list comes first: it reads positions, which would lay out the page after another change.
      if (moving && ticked) light(tick, 'spinning');
      frame.set({ n, target, tick, line, elapsedMs });
    }

    function animate(): void {
      const elapsedMs = Math.max(0, deps.now() - startedAt);
      if (elapsedMs >= SPIN_MS) {
        finish();
        return;
      }
      show(tickAt(elapsedMs, target), Math.round(elapsedMs));
      frameRequest = requestAnimationFrame(animate);
    }

    function finish(): void {
      stopTimers();
      const line = lineAtTick(target, lines);
      // The highlight comes first; React renders the other changes later.
      light(target, 'final');
      frame.set({ n, target, tick: target, line, elapsedMs: SPIN_MS });
      phase.set('final');
      onStop?.({ target, line });
    }

    // A background tab gets no frames; this timer ends the spin.
    const deadline = setTimeout(finish, SPIN_MS - startElapsedMs);
    stopTimers = () => {
      clearTimeout(deadline);
      cancelAnimationFrame(frameRequest);
    };
    deps.onStart({ target, elapsedMs: startElapsedMs, moving, ticks: given?.ticks });
    animate();
  }

  /** Returns to the initial state: no highlight, no result. A spin in progress does not call onStop. */
  function reset(): void {
    stopTimers();
    lit.set(null);
    frame.set(null);
    phase.set('idle');
  }

  return { phase, frame, lit, start, reset };
}
