/** The page's one ticking clock. It runs only while somebody looks at it. */
import { serverClock } from './server-clock.ts';

/** How often the clock is checked (customer's sections 4 and 9). */
const TICK_MS = 200;

/** The time of a tick, in milliseconds since the epoch: the same for all who ask until the next. */
export interface Tick {
  /** By this device, as its user sees it elsewhere on the screen. */
  deviceMs: number;
  /** By the server, against which tokens and entries are measured. */
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
      // A background tab is throttled: it catches up at once when it is looked at again.
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
