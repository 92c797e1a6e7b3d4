import { drawTarget, type RandomSource } from '#domain/roulette/draw-target.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import { SPIN_MS, tickAt } from '#domain/roulette/spin-schedule.ts';
import { createStore, type Store } from '#lib/store.ts';

export type SpinPhase = 'idle' | 'spinning' | 'final';

/** The one line that is lit, from 1, and how. */
export interface Lit {
  line: number;
  highlight: 'spinning' | 'final';
}

/** The debug numbers of the moment. */
export interface SpinFrame {
  target: number;
  tick: number;
  line: number;
  elapsedMs: number;
}

/** What a spin needs from the world. */
export interface SpinWorld {
  random: RandomSource;
  /** A steady clock in milliseconds, which nobody sets. */
  now: () => number;
  /** Whether the user asked for less motion: then the highlight does not run. */
  reducedMotion: () => boolean;
  /** Called at most once a frame. */
  onTick: () => void;
  onStop: () => void;
}

/** One list's spin: draws first, then shows what was drawn for three seconds. */
export interface Spin {
  phase: Store<SpinPhase>;
  frame: Store<SpinFrame | null>;
  lit: Store<Lit | null>;
  /** Does nothing while a spin is under way, so that a double click is one draw. */
  start: (itemCount: number) => void;
  /** Back to the beginning: nothing lit, nothing drawn. */
  reset: () => void;
}

export function createSpin(world: SpinWorld): Spin {
  const phase = createStore<SpinPhase>('idle');
  const frame = createStore<SpinFrame | null>(null);
  const lit = createStore<Lit | null>(null);
  let stopTimers = () => {};

  function start(itemCount: number): void {
    if (phase.get() === 'spinning' || itemCount === 0) return;
    const target = drawTarget(itemCount, world.random);
    const still = world.reducedMotion();
    const startedAt = world.now();
    let frameRequest = 0;

    function show(tick: number, elapsedMs: number): void {
      const line = lineOfTick(tick, itemCount);
      const ticked = frame.get()?.tick !== tick;
      frame.set({ target, tick, line, elapsedMs });
      if (still || !ticked) return;
      lit.set({ line, highlight: 'spinning' });
      world.onTick();
    }

    function animate(): void {
      const elapsedMs = world.now() - startedAt;
      if (elapsedMs >= SPIN_MS) {
        finish();
        return;
      }
      show(tickAt(elapsedMs, target), Math.round(elapsedMs));
      frameRequest = requestAnimationFrame(animate);
    }

    function finish(): void {
      stopTimers();
      const line = lineOfTick(target, itemCount);
      // The line by itself and first; what the others change is React's to draw, after this.
      lit.set({ line, highlight: 'final' });
      frame.set({ target, tick: target, line, elapsedMs: SPIN_MS });
      phase.set('final');
      world.onStop();
    }

    // A tab that is not looked at gets no frames; the spin ends by the clock all the same.
    const deadline = setTimeout(finish, SPIN_MS);
    stopTimers = () => {
      clearTimeout(deadline);
      cancelAnimationFrame(frameRequest);
    };
    lit.set(null);
    frame.set(null);
    phase.set('spinning');
    animate();
  }

  function reset(): void {
    stopTimers();
    lit.set(null);
    frame.set(null);
    phase.set('idle');
  }

  return { phase, frame, lit, start, reset };
}
