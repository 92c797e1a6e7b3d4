/**
 * The server's time, as well as this page knows it. It rests on the last moment that the server
 * named and on a clock that only runs forward, so that nobody who sets this device's clock moves it.
 */
import { http } from './http.ts';

const OFFSET_KEY = 'serverClockOffset';

/** The `Date` header names whole seconds and takes its time to arrive: less than this is no news. */
const NEWS_MS = 2000;

let epochMs = Date.now() + rememberedOffset();
let at = performance.now();

export const serverClock = {
  /** Milliseconds since the epoch. */
  now: (): number => epochMs + (performance.now() - at),

  /** Takes over a moment that the server just named, in milliseconds since the epoch. */
  hear(serverEpochMs: number): void {
    if (!Number.isFinite(serverEpochMs)) return;
    if (Math.abs(serverEpochMs - serverClock.now()) < NEWS_MS) return;
    epochMs = serverEpochMs;
    at = performance.now();
    rememberOffset(serverEpochMs - Date.now());
  },
};

http.interceptors.response.use((response) => {
  const { date } = response.headers;
  if (typeof date === 'string') serverClock.hear(Date.parse(date));
  return response;
});

/** How far this device's clock was behind at the last news, so that a reload begins right. */
function rememberedOffset(): number {
  try {
    return Number(localStorage.getItem(OFFSET_KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function rememberOffset(offsetMs: number): void {
  try {
    localStorage.setItem(OFFSET_KEY, String(Math.round(offsetMs)));
  } catch {
    // Without storage the next page hears it from its first answer.
  }
}
