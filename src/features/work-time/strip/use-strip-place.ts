import { type RefCallback, useCallback } from 'react';
import { createStore } from '#lib/store.ts';

/** Where the strip is: what runs stands in the bar at the bottom edge while it is not in sight (TRK-42). */
export const stripPlace = createStore<'in sight' | 'out of sight' | 'on no page'>('on no page');

/** How much of what runs has to be seen. */
const HALF = 0.5;

/** @returns the ref of what has to be seen of the strip */
export function useStripPlace(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (element === null) return undefined;
    stripPlace.set('in sight');
    const observer = new IntersectionObserver(
      (entries) => stripPlace.set(entries.at(-1)?.isIntersecting ? 'in sight' : 'out of sight'),
      { threshold: HALF },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stripPlace.set('on no page');
    };
  }, []);
}
