import { type RefCallback, useCallback } from 'react';
import { createStore } from '#lib/store.ts';

type Place = 'in sight' | 'out of sight' | 'line in sight' | 'on no page';

/** The place of the strip: what runs stands in the bar at the bottom edge while it is not in sight (TRK-42). */
export const stripPlace = createStore<Place>('on no page');

/** How much of what runs has to be seen. */
const HALF = 0.5;

/**
 * @param isLine whether the strip is one line, whose messages stand in the bar
 * @returns the ref of what has to be seen of the strip
 */
export function useStripPlace(isLine: boolean): RefCallback<HTMLElement> {
  const inSight = isLine ? 'line in sight' : 'in sight';
  const outOfSight = isLine ? 'on no page' : 'out of sight';
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      stripPlace.set(inSight);
      const observer = new IntersectionObserver(
        (entries) => stripPlace.set(entries.at(-1)?.isIntersecting ? inSight : outOfSight),
        { threshold: HALF },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        stripPlace.set('on no page');
      };
    },
    [inSight, outOfSight],
  );
}
