import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { ItemRow, type ItemRowProps } from './ItemRow.tsx';
import { rowHeight } from './row-styles.ts';

/** Rows beyond either edge, so that a thumb that scrolls meets no gap. */
const OVERSCAN = 8;

export interface SightHandle {
  /** The scroll position that brings a line into the middle, in CSS pixels. */
  offsetOf: (line: number) => number;
}

interface RowsInSightProps {
  handle: Ref<SightHandle>;
  count: number;
  list: RefObject<HTMLOListElement | null>;
  /** Called when positions are known. */
  onReady: () => void;
  /** Called when other rows are in the document. */
  onRows: () => void;
  rowOf: (index: number) => ItemRowProps;
}

/** The rows in sight of a long list, which tell it the room of the others by its `--above` and `--below`. */
export function RowsInSight(props: RowsInSightProps) {
  const { handle, count, list, onRows, rowOf } = props;
  const height = useRef(TOUCH_TARGET);
  const virtualizer = useVirtualizer<HTMLOListElement, HTMLLIElement>({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => height.current,
    // Rows have no height on paper.
    measureElement: (row) => row.offsetHeight || height.current,
    overscan: OVERSCAN,
  });
  useImperativeHandle(handle, () => ({
    offsetOf: (line) => virtualizer.getOffsetForIndex(line - 1, 'center')?.[0] ?? 0,
  }));

  const ready = useEffectEvent(props.onReady);
  // After the list has its ref, which it gets later than its children have theirs.
  useEffect(() => {
    const measure = () => {
      if (list.current) height.current = rowHeight(list.current);
      virtualizer.measure();
    };
    measure();
    ready();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [list, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
  useLayoutEffect(() => {
    list.current?.style.setProperty('--above', `${above}px`);
    list.current?.style.setProperty('--below', `${below}px`);
    onRows();
  });
  useLayoutEffect(() => {
    return () => {
      for (const room of ['--above', '--below']) list.current?.style.removeProperty(room);
    };
  }, [list]);
  return rows.map(({ index }) => (
    <ItemRow key={index} ref={virtualizer.measureElement} {...rowOf(index)} />
  ));
}
