import { createStore } from '#lib/store.ts';

/** True while the strip is in sight: else what runs stands in the bar at the bottom edge (TRK-42). */
export const isStripInSight = createStore(false);

/** The share of the running entries that has to be in sight. */
const HALF = 0.5;

/** The ref of what has to be seen of the strip. */
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
