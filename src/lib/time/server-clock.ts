/**
 * The page's estimate of the server's time (SES-30): the last time that the server sent, plus a
 * monotonic clock, so setting the device's clock does not change it.
 */
import { http } from '../http/http.ts';
import { browserStorage } from '../storage/storage.ts';

const OFFSET_KEY = 'serverClockOffset';

/** `Date` headers have whole seconds and some delay: smaller differences are ignored. */
const TOLERANCE_MS = 2000;

let epochMs = Date.now() + rememberedOffset();
let at = performance.now();
let synced = false;

export const serverClock = {
  /** Milliseconds since the epoch. */
  now: (): number => epochMs + (performance.now() - at),

  /** Whether the server has sent a time to this page; before that, `now` is a guess. */
  isSynced: (): boolean => synced,

  /** Sets the clock to a time just received from the server, in milliseconds since the epoch. */
  sync(serverEpochMs: number): void {
    if (!Number.isFinite(serverEpochMs)) return;
    synced = true;
    if (Math.abs(serverEpochMs - serverClock.now()) < TOLERANCE_MS) return;
    epochMs = serverEpochMs;
    at = performance.now();
    rememberOffset(serverEpochMs - Date.now());
  },
};

http.interceptors.response.use((response) => {
  const { date } = response.headers;
  if (typeof date === 'string') serverClock.sync(Date.parse(date));
  return response;
});

/** How far the device's clock was behind, so that a reload starts with the right time. */
function rememberedOffset(): number {
  return Number(browserStorage.read(OFFSET_KEY)) || 0;
}

/** Without storage the next page learns it from its first response. */
function rememberOffset(offsetMs: number): void {
  browserStorage.write(OFFSET_KEY, String(Math.round(offsetMs)));
}
