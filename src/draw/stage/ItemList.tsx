import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type Ref, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import type { Spin } from '../spin/spin.ts';
import { rouletteText } from '../text.ts';
import { Drum } from './Drum.tsx';
import { Lines } from './Lines.tsx';
import { centred, lightLine } from './light-line.ts';
import { PrintedLines } from './PrintedLines.tsx';
import { rowHeight } from './row-styles.ts';

/** Longer lists have only the rows in view in the document: there the browser's search does not find the others. */
const ALL = 200;

/** Rows beyond either edge of a longer list, so that a thumb that scrolls meets no gap. */
const OVERSCAN = 8;

interface ItemListProps {
  /** Line 1 is the first. */
  items: readonly { title: string }[];
  /** The lines that are left out of the next draw. */
  leftOut: readonly number[];
  /** The lines that are absent today. */
  absent?: readonly number[] | undefined;
  /** True if `watchLines` lets lines be pressed. */
  isPressable?: boolean;
  spin: Pick<Spin, 'lit' | 'phase'>;
  ref: RefObject<HTMLOListElement | null>;
}

/**
 * The numbered lines of a draw, inside the stage. The light changes attributes of a few rows and one scroll
 * position, and renders nothing.
 */
export const ItemList = memo(function ItemList(props: ItemListProps) {
  const { items, leftOut, absent = NONE, isPressable = false, spin, ref } = props;
  const { lit } = spin;
  const note = useId();
  const count = items.length;
  const isWhole = count <= ALL;
  const drawn = useMemo(() => new Set(leftOut), [leftOut]);
  const away = useMemo(() => new Set(absent), [absent]);
  const height = useRef(TOUCH_TARGET);
  const virtualizer = useVirtualizer<HTMLOListElement, HTMLLIElement>({
    count,
    enabled: !isWhole,
    getScrollElement: () => ref.current,
    estimateSize: () => height.current,
    // Rows have no height on paper.
    measureElement: (row) => row.offsetHeight || height.current,
    overscan: OVERSCAN,
  });

  const light = useRef(() => {});
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const lightUp = lightLine(list);
    let drawnLine: number | null = null;
    // The drawn row of a long list comes when it was scrolled there.
    light.current = () => {
      const row = lightUp(lit.get());
      if (row && drawnLine !== null) {
        list.scrollTop = centred(list, row);
        drawnLine = null;
      }
    };
    const scroll = () => {
      if (drawnLine !== null && !isWhole) {
        list.scrollTop = virtualizer.getOffsetForIndex(drawnLine - 1, 'center')?.[0] ?? 0;
      }
      light.current();
    };
    let frame = 0;
    const show = () => {
      const now = lit.get();
      lightUp(now);
      drawnLine = now?.highlight === 'final' ? now.line : null;
      // Reading its position lays out the page, which the next frame does anyway.
      if (drawnLine !== null) frame = requestAnimationFrame(scroll);
    };
    // The drawn row stays in sight when a phone is turned.
    const resize = () => {
      if (!isWhole) {
        height.current = rowHeight(list);
        virtualizer.measure();
      }
      show();
    };
    resize();
    const leave = lit.subscribe(show);
    addEventListener('resize', resize);
    return () => {
      leave();
      cancelAnimationFrame(frame);
      removeEventListener('resize', resize);
    };
  }, [lit, ref, isWhole, virtualizer]);
  useLayoutEffect(() => light.current());

  const rows = virtualizer.getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = isWhole ? 0 : virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
  const indexes = isWhole ? [...items.keys()] : rows.map(({ index }) => index);
  return (
    <>
      <Box sx={[frame, !isWhole && notOnPaper]}>
        {/* Takes the focus during a spin, and to be scrolled by keyboard. */}
        <Lines
          component="ol"
          ref={ref}
          aria-label={rouletteText.items}
          aria-describedby={isWhole ? undefined : note}
          aria-description={isPressable ? rouletteText.pressToMark : undefined}
          data-pressable={isPressable || undefined}
          tabIndex={0}
          count={count}
          style={
            {
              '--above': `${above}px`,
              '--below': `${below}px`,
              '--mark': `"${rouletteText.absent}"`,
            } as object
          }
        >
          {indexes.map((index) => (
            <Row
              key={index}
              ref={isWhole ? undefined : virtualizer.measureElement}
              line={index + 1}
              count={count}
              title={items[index]?.title ?? ''}
              isDrawn={drawn.has(index + 1)}
              isAbsent={away.has(index + 1)}
              isPressable={isPressable}
            />
          ))}
        </Lines>
        <Drum items={items} spin={spin} list={ref} />
        {!isWhole && (
          <Hint id={note} sx={{ px: 1 }}>
            {rouletteText.onlyInSight(count)}
          </Hint>
        )}
      </Box>
      {!isWhole && <PrintedLines items={items} drawn={drawn} absent={away} />}
    </>
  );
});

const NONE: readonly number[] = [];

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
} as const;

const notOnPaper = { '@media print': { display: 'none' } } as const;

interface RowProps {
  ref?: Ref<HTMLLIElement>;
  line: number;
  count: number;
  title: string;
  isDrawn: boolean;
  isAbsent: boolean;
  isPressable: boolean;
}

/** A row of the list. `lightLine` highlights it, so a spin does not render it again. */
const Row = memo(function Row(props: RowProps) {
  const { ref, line, count, title, isDrawn, isAbsent, isPressable } = props;
  const item = <bdi translate="no">{title}</bdi>;
  const text = (
    <>
      {isDrawn || isAbsent ? <s>{item}</s> : item}
      {isAbsent && <small>{rouletteText.absent}</small>}
    </>
  );
  return (
    <li ref={ref} data-index={line - 1} aria-posinset={line} aria-setsize={count}>
      <span translate="no">{`${line}: `}</span>
      {isPressable ? (
        // biome-ignore lint/a11y/useSemanticElements: the text of a native button cannot be selected
        <span role="button" tabIndex={-1} aria-pressed={isAbsent}>
          {text}
        </span>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
});
