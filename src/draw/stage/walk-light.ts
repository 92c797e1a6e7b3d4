import { showSetting } from '../draw-settings.ts';

/** The whole walk takes 4.5 s: moving longer than 5 s would need a button that stops it (WCAG 2.2.2). */
const ROW_MS = 900;
const STEPS = 5;

const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/**
 * Lets the light walk slowly over the rows in sight that can be drawn (ROU-58). It ends early when a pointer, the
 * focus or a scroll comes into the stage.
 *
 * @returns ends it
 */
export function walkLight(stage: HTMLElement, list: HTMLElement): () => void {
  const isUnwanted =
    showSetting.get() === 'quiet' ||
    document.hidden ||
    matchMedia(STILL).matches ||
    stage.matches(':hover, :focus-within');
  const rows = isUnwanted ? [] : rowsInSight(list);
  if (rows.length < 2) return () => undefined;

  const steps = Array.from({ length: STEPS }, (_, step) =>
    rows[step % rows.length]?.animate?.(
      { backgroundColor: ['transparent', 'var(--at-rest)', 'var(--at-rest)', 'transparent'] },
      { duration: ROW_MS, delay: step * ROW_MS },
    ),
  );
  const events = new AbortController();
  function stop(): void {
    events.abort();
    for (const step of steps) step?.cancel();
  }
  const options = { signal: events.signal, capture: true, passive: true };
  for (const event of ['pointerenter', 'focusin', 'scroll'])
    stage.addEventListener(event, stop, options);
  document.addEventListener('visibilitychange', stop, options);
  return stop;
}

/** The first rows in sight, but for lines that are left out. */
function rowsInSight(list: HTMLElement): HTMLElement[] {
  const { top, bottom } = list.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  return [...list.children].filter((row): row is HTMLElement => {
    const place = row.getBoundingClientRect();
    const isSeen = place.top >= from - 1 && place.bottom <= to + 1;
    return isSeen && row instanceof HTMLElement && !row.querySelector('s');
  });
}
