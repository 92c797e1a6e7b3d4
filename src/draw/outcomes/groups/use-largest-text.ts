import { type RefObject, useLayoutEffect } from 'react';

/** In CSS pixels; below the least the cards scroll. */
const LEAST = 16;
const MOST = 72;
const STEP = 2;

/**
 * Gives cards the largest text with which all of them are in sight.
 *
 * @param contents makes it measured again when it changes
 */
export function useLargestText(
  cards: RefObject<HTMLElement | null>,
  isOn: boolean,
  contents: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents need another size
  useLayoutEffect(() => {
    const element = cards.current;
    if (!isOn || !element) return;
    const fill = () => {
      // A smaller text may have more columns and be higher: each size is tried.
      for (let size = MOST; size >= LEAST; size -= STEP) {
        element.style.fontSize = `${size}px`;
        if (element.scrollHeight <= element.clientHeight) return;
      }
    };
    fill();
    addEventListener('resize', fill);
    return () => removeEventListener('resize', fill);
  }, [cards, isOn, contents]);
}
