import { useSyncExternalStore } from 'react';
import { clock, type Tick } from './clock.ts';

/**
 * What `derive` makes of the current time. The component renders again only when the result
 * changes, so a clock that shows seconds renders once a second though it is checked five times.
 *
 * @param timeless what stands for it where the page is drawn beforehand, at no time
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
