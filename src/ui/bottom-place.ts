import { createStore } from '#lib/store.ts';
import { LOW_SCREEN, LOWEST_BAR_SCREEN } from '#theme/sizes.ts';

/** The bar with the main action, stuck to the bottom edge: a `BottomNote` goes into it. */
export const bottomPlace = createStore<HTMLElement | null>(null);

/** A phone on its side, or a desktop at 200 % zoom. */
const ON_ITS_SIDE = `(min-width: 600px) and (max-height: ${LOW_SCREEN - 0.05}px) and (min-height: ${LOWEST_BAR_SCREEN}px)`;

/**
 * The media in which a main action is stuck there: a phone, upright or on its side. On a page as low as at
 * 400 % zoom it would cover half of it.
 */
export const STUCK = `(max-width: 599.95px) and (min-height: ${LOW_SCREEN}px), ${ON_ITS_SIDE}`;
