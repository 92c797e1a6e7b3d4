import { memo, useCallback, useSyncExternalStore } from 'react';
import type { Highlights } from './highlights.ts';

interface ItemLineProps {
  /** From 1. */
  line: number;
  title: string;
  highlights: Highlights;
}

/** One line, which hears of its own highlight only. */
export const ItemLine = memo(function ItemLine({ line, title, highlights }: ItemLineProps) {
  const subscribe = useCallback(
    (listener: () => void) => highlights.subscribe(line, listener),
    [highlights, line],
  );
  const highlight = useSyncExternalStore(subscribe, () => highlights.of(line));
  return (
    <li data-highlight={highlight ?? undefined}>
      <span>{`${line}: `}</span>
      <bdi>{title}</bdi>
    </li>
  );
});
