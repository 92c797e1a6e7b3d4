import { type RefObject, useLayoutEffect } from 'react';
import { SPIN_MS } from '#domain/roulette/spin-schedule.ts';
import type { Spin } from '../../spin/spin.ts';

/** More lines than these appear together at the end. */
export const MOST_IN_MOTION = 500;

/**
 * Lets lines appear one after the other while the draw is shown, without rendering: they were made and committed
 * to before the first of them. Under reduced motion all appear at the end.
 */
export function useDealing(
  cards: RefObject<HTMLElement | null>,
  spin: Pick<Spin, 'frame'>,
  groups: readonly (readonly unknown[])[],
  isDone: boolean,
): void {
  useLayoutEffect(() => {
    const count = groups.flat().length;
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isDone || !moves || count > MOST_IN_MOTION) return;
    const lines = [...(cards.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].sort(
      (one, other) => Number(one.dataset.place) - Number(other.dataset.place),
    );
    // Those of the draw before stay in the document.
    for (const line of lines) line.removeAttribute('data-dealt');
    let shown = 0;
    const show = () => {
      const dealt = Math.ceil(((spin.frame.get()?.elapsedMs ?? 0) / SPIN_MS) * count);
      for (; shown < dealt; shown += 1) lines[shown]?.setAttribute('data-dealt', '');
    };
    show();
    return spin.frame.subscribe(show);
  }, [cards, spin, groups, isDone]);
}
