/**
 * The page's estimate of the server's time (SES-30, OUT-1): the device's clock, and how far the
 * server's was ahead of it by the last response.
 */
import type { InternalAxiosRequestConfig } from 'axios';
import { paths } from '#contract/paths.ts';
import { http } from '../http/http.ts';
import { browserStorage } from '../storage/storage.ts';

const AHEAD_KEY = 'serverClockOffset';

/** A time that the server tells has whole seconds. */
const SECOND_MS = 1000;

/** Stores how far the server is ahead, so that a reload starts with the right time. */
interface Memory {
  read: () => number;
  write: (aheadMs: number) => void;
}

export type ServerClock = ReturnType<typeof createServerClock>;

/** @param deviceMs the device's clock, in milliseconds since the epoch */
export function createServerClock(deviceMs: () => number, memory: Memory) {
  let aheadMs = memory.read();
  let isSynced = false;

  return {
    /** Milliseconds since the epoch. */
    now: (): number => deviceMs() + aheadMs,

    /** True if the server has told its time to this page; before that, `now` is a guess. */
    isSynced: (): boolean => isSynced,

    /**
     * Sets the clock to a time that the server has told, as far as it is not so already: that was some
     * time between the request and the response, and some time within its second. So it moves as
     * little as it must, and never away from the truth.
     *
     * @param serverMs in milliseconds since the epoch
     * @param askedMs when the server was asked for it, by the device's clock
     */
    sync(serverMs: number, askedMs = deviceMs()): void {
      if (!Number.isFinite(serverMs)) return;
      const leastMs = serverMs - deviceMs();
      const mostMs = Math.max(leastMs, serverMs - askedMs) + SECOND_MS - 1;
      isSynced = true;
      if (aheadMs >= leastMs && aheadMs <= mostMs) return;
      aheadMs = Math.min(Math.max(aheadMs, leastMs), mostMs);
      memory.write(aheadMs);
    },
  };
}

export const serverClock = createServerClock(() => Date.now(), {
  read: () => Math.round(Number(browserStorage.read(AHEAD_KEY))) || 0,
  write: (aheadMs) => browserStorage.write(AHEAD_KEY, String(aheadMs)),
});

const asked = new WeakMap<InternalAxiosRequestConfig, number>();

http.interceptors.request.use((config) => {
  asked.set(config, Date.now());
  return config;
});
http.interceptors.response.use((response) => {
  const { headers, config } = response;
  // Raffles may come from the service worker, and are as old as its copy.
  const isLive = !config.url?.startsWith(paths.raffles);
  if (isLive && typeof headers.date === 'string') {
    serverClock.sync(Date.parse(headers.date), asked.get(config));
  }
  return response;
});
