/** To find it takes a hundredth of a frame, and the clock asks several times a tick. */
const FRESH_MS = 60_000;

let known: { zone: string; atMs: number } | undefined;

/** The time zone of the browser, such as `Asia/Tokyo`; that of a travelling device a minute later. */
export function browserZone(): string {
  const atMs = performance.now();
  if (known === undefined || Math.abs(atMs - known.atMs) >= FRESH_MS) {
    known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, atMs };
  }
  return known.zone;
}
