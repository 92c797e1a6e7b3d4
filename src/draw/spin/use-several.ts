import { useEffect, useEffectEvent, useState } from 'react';
import { noRepeatSetting, severalPause } from '../draw-settings.ts';

/**
 * Several draws of one press, one after the other and without repeats: each but the first begins a pause after
 * the result before (ROU-34).
 *
 * @param isResult true from the result of a draw to the beginning of the next
 */
export function useSeveral(isResult: boolean, drawNext: () => void) {
  /** The number of draws that have no result yet; 0 for a single one. */
  const [left, setLeft] = useState(0);
  const [all, setAll] = useState(0);
  if (left === 1 && isResult) setLeft(0);

  const goOn = useEffectEvent(() => {
    setLeft(left - 1);
    drawNext();
  });
  const isDue = left > 1 && isResult;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(goOn, severalPause());
    return () => clearTimeout(timer);
  }, [isDue]);

  return {
    /** How many there are, from the first to the last of them; 0 for one alone. */
    several: left > 0 ? all : 0,
    begin(draws: number): void {
      if (draws > 1) noRepeatSetting.set(true);
      setAll(draws);
      setLeft(draws > 1 ? draws : 0);
    },
    /** Ends them after the one that runs. */
    stop: () => setLeft(1),
    /** Ends them, since nothing is drawn any more. */
    end: () => setLeft(0),
  };
}
