import Box from '@mui/material/Box';
import { memo, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import type { Spin } from '../spin/spin.ts';
import { rouletteText } from '../text.ts';
import { Drum } from './Drum.tsx';
import { ItemRow } from './ItemRow.tsx';
import { Lines } from './Lines.tsx';
import { centred, lightLine } from './light-line.ts';
import { PrintedLines } from './PrintedLines.tsx';
import type { SightHandle } from './RowsInSight.tsx';
import { whileRowsCome } from './while-rows-come.ts';

const RowsInSight = lazyPart('long', async () => (await import('./RowsInSight.tsx')).RowsInSight);

/** Longer lists have only the rows in view in the document: there the browser's search does not find the others. */
const ALL = 200;

interface ItemListProps {
  /** Line 1 is the first. */
  items: readonly { title: string }[];
  /** The lines that are left out of the next draw. */
  leftOut: readonly number[];
  /** The lines that are absent today. */
  absent: readonly number[];
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
  const { items, leftOut, absent, isPressable = false, spin, ref } = props;
  const { lit } = spin;
  const note = useId();
  const count = items.length;
  const isWhole = count <= ALL;
  const drawn = useMemo(() => new Set(leftOut), [leftOut]);
  const away = useMemo(() => new Set(absent), [absent]);
  const sight = useRef<SightHandle>(null);

  const light = useRef(() => {});
  const bring = useRef(() => {});
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const lightUp = lightLine(list);
    let end = () => {};
    const scroll = () => {
      const now = lit.get();
      const row = lightUp(now);
      if (row) list.scrollTop = centred(list, row);
      else if (now) list.scrollTop = sight.current?.offsetOf(now.line) ?? 0;
    };
    light.current = () => void lightUp(lit.get());
    const show = () => {
      const now = lit.get();
      lightUp(now);
      end();
      // Reading its position lays out the page, which the next frame does anyway.
      if (now?.highlight === 'final') end = whileRowsCome(scroll, isWhole ? 1 : undefined);
    };
    bring.current = show;
    show();
    const leave = lit.subscribe(show);
    // The drawn row stays in sight when a phone is turned.
    addEventListener('resize', show);
    return () => {
      leave();
      end();
      removeEventListener('resize', show);
    };
  }, [lit, ref, isWhole]);
  useLayoutEffect(() => light.current());

  const rowOf = (index: number) => ({
    line: index + 1,
    count,
    title: items[index]?.title ?? '',
    isDrawn: drawn.has(index + 1),
    isAbsent: away.has(index + 1),
    isPressable,
  });
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
              '--above': '0px',
              // Until the rows in sight say it.
              '--below': isWhole ? '0px' : `${count * TOUCH_TARGET}px`,
              '--mark': `"${rouletteText.absent}"`,
            } as object
          }
        >
          {isWhole ? (
            [...items.keys()].map((index) => <ItemRow key={index} {...rowOf(index)} />)
          ) : (
            <RowsInSight
              handle={sight}
              count={count}
              list={ref}
              onReady={() => bring.current()}
              onRows={() => light.current()}
              rowOf={rowOf}
            />
          )}
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

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
} as const;

const notOnPaper = { '@media print': { display: 'none' } } as const;
