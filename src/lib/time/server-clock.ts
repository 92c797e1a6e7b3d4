/**
 * The page's estimate of the server's time (SES-30, OUT-1): the device's clock, and how far the
 * server's was ahead of it when the server told its time last.
 */
import type { InternalAxiosRequestConfig } from 'axios';
import { http } from '../http/http.ts';
import { browserStorage } from '../storage/storage.ts';
import { CLOCK_NOISE_MS, type ClockReading } from './clock-reading.ts';

const AHEAD_KEY = 'serverClockOffset';

/** A device's clocks, in milliseconds: see `ClockReading`. */
interface DeviceClocks {
  wallMs: () => number;
  steadyMs: () => number;
  page: number;
}

/** Stores how far the server is ahead, so that a reload starts with the right time. */
interface Memory {
  read: () => number;
  write: (aheadMs: number) => void;
}

export type ServerClock = ReturnType<typeof createServerClock>;

export function createServerClock({ wallMs, steadyMs, page }: DeviceClocks, memory: Memory) {
  let aheadMs = memory.read();
  /** When the server told its time last. */
  let base = { wallMs: wallMs(), steadyMs: steadyMs() };
  let isSynced = false;

  const slipMs = () => wallMs() - base.wallMs - (steadyMs() - base.steadyMs);

  return {
    /**
     * Milliseconds since the epoch. The steady clock does not count sleep, and a clock that was set
     * back says too little: until the server tells its time, the later one is right.
     */
    now: (): number => wallMs() + aheadMs + Math.max(0, -slipMs()),

    /** Whether the server has told its time to this page; before that, `now` is a guess. */
    isSynced: (): boolean => isSynced,

    read: (): ClockReading => ({
      wallMs: wallMs(),
      steadyMs: steadyMs(),
      page,
      aheadMs,
      slipMs: isSynced ? slipMs() : null,
    }),

    /**
     * Sets the clock to a time that the server has told.
     *
     * @param serverMs in milliseconds since the epoch
     * @param askedMs when the server was asked for it, by the device's clock
     */
    sync(serverMs: number, askedMs = wallMs()): void {
      if (!Number.isFinite(serverMs)) return;
      const leastMs = serverMs - wallMs();
      const mostMs = Math.max(leastMs, serverMs - askedMs);
      isSynced = true;
      base = { wallMs: wallMs(), steadyMs: steadyMs() };
      const isKnown = aheadMs > leastMs - CLOCK_NOISE_MS && aheadMs < mostMs + CLOCK_NOISE_MS;
      if (isKnown) return;
      aheadMs = leastMs;
      memory.write(Math.round(aheadMs));
    },
  };
}

export const serverClock = createServerClock(
  {
    wallMs: () => Date.now(),
    steadyMs: () => performance.now(),
    page: performance.timeOrigin,
  },
  {
    read: () => Number(browserStorage.read(AHEAD_KEY)) || 0,
    write: (aheadMs) => browserStorage.write(AHEAD_KEY, String(aheadMs)),
  },
);

const asked = new WeakMap<InternalAxiosRequestConfig, number>();

http.interceptors.request.use((config) => {
  asked.set(config, Date.now());
  return config;
});
http.interceptors.response.use((response) => {
  const { date } = response.headers;
  if (typeof date === 'string') serverClock.sync(Date.parse(date), asked.get(response.config));
  return response;
});
