import { useSyncExternalStore } from 'react';
import { clock, type Tick } from './clock.ts';

/**
 * Returns `derive(now)`. The component renders again only when the result changes, so a clock that
 * shows seconds renders once a second although the clock ticks five times.
 *
 * @param timeless the value for prerendering
 */
export function useClock<Derived extends string | number | boolean | null>(
  derive: (tick: Tick) => Derived,
  timeless?: Derived,
): Derived {
  return useSyncExternalStore(
    clock.subscribe,
    () => derive(clock.now()),
    timeless === undefined ? undefined : () => timeless,
  );
}
