import { useEffect, useEffectEvent } from 'react';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import type { DrawSession } from '../draw-session.ts';

/** A press on a line at rest marks it as absent, and the same press takes it back (ROU-63). */
export function useLinePresses(session: DrawSession): void {
  const { tools, list, absence, bigScreen, locked, lines, report } = session;
  const key = list && sourceKey(list.source);
  const press = useEffectEvent((line: number) => {
    if (locked) return;
    absence?.toggle?.(line);
    report('');
  });
  const isShown =
    !bigScreen.isOpen && absence?.toggle != null && list !== null && list.items.length > 0;
  // Another list has another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key
  useEffect(
    () => (tools && isShown && lines.current ? tools.watchLines(lines.current, press) : undefined),
    [tools, key, isShown, lines],
  );
}
