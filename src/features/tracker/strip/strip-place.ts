import { createStore } from '#lib/store.ts';

/** True while the strip is in sight; else the bar at the bottom edge shows the running entries (TRK-42). */
export const isStripInSight = createStore(false);

/** The share of the running entries that has to be in sight. */
const HALF = 0.5;

/** The ref of the part of the strip that has to be seen. */
export function stripPlace(element: HTMLElement | null) {
  if (element === null) return undefined;
  isStripInSight.set(true);
  const observer = new IntersectionObserver(
    (entries) => isStripInSight.set(entries.at(-1)?.isIntersecting ?? false),
    { threshold: HALF },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    isStripInSight.set(false);
  };
}
