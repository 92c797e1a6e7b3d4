import { useStore } from '#lib/use-store.ts';
import { drawCount, raiseDrawCount } from './draw-count.ts';

interface DrawCount {
  /** The number of the next draw in this browser. */
  count: number;
  /** Counts a finished draw, and returns its number. */
  countDraw: () => number;
}

export function useDrawCount(): DrawCount {
  return {
    count: useStore(drawCount),
    countDraw: () => {
      // Another tab may have drawn since.
      const ordinal = drawCount.get();
      raiseDrawCount();
      return ordinal;
    },
  };
}
