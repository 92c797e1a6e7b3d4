/** The page's single ticking clock. It runs only while it has subscribers. */
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

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = read();

function read(): Tick {
  return { deviceMs: Date.now(), serverMs: serverClock.now() };
}

function tick(): void {
  current = read();
  for (const listener of listeners) listener();
}

export const clock = {
  now: (): Tick => current,

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      current = read();
      timer = setInterval(tick, TICK_MS);
      // Background tabs are throttled: tick at once when the tab becomes visible.
      document.addEventListener('visibilitychange', tick);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  },
};
