/** The page's single ticking clock. It runs only while it has subscribers. */
import { createStore } from '../store.ts';
import { serverClock } from './server-clock.ts';

/** The interval in which the clock is checked (INF-5). */
const TICK_MS = 200;

/** The time of a tick in milliseconds since the epoch; it stays the same until the next tick. */
export interface Tick {
  /** The device's time, which the user sees elsewhere on the screen. */
  deviceMs: number;
  /** The server's time, with which tokens and entries are compared. */
  serverMs: number;
}

const ticks = createStore(read());
let timer: ReturnType<typeof setInterval> | undefined;
let watchers = 0;

function read(): Tick {
  return { deviceMs: Date.now(), serverMs: serverClock.now() };
}

function tick(): void {
  ticks.set(read());
}

export const clock = {
  now: ticks.get,

  subscribe(listener: () => void): () => void {
    if (watchers === 0) {
      tick();
      timer = setInterval(tick, TICK_MS);
      // Background tabs are throttled: tick at once when the tab becomes visible.
      document.addEventListener('visibilitychange', tick);
    }
    watchers += 1;
    const stop = ticks.subscribe(listener);
    return () => {
      stop();
      watchers -= 1;
      if (watchers > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  },
};
