import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ONE_LINE } from '#theme/sizes.ts';
import { textWidth, usualWidth } from '../../card/fitted.ts';
import { rouletteText } from '../../text.ts';
import { numberWidth, type OrderLayout, orderLayout } from './order-layout.ts';

const OrderInSight = lazyPart(
  'long',
  async () => (await import('./OrderInSight.tsx')).OrderInSight,
);

interface OrderColumnsProps {
  items: readonly string[];
  /** The number of items that the list is going to have; of more than there are, it grows. */
  total: number;
  /** All items that may come: their places do not depend on those that are there. */
  names: readonly string[];
}

/**
 * An order in columns, as large as fits (ROU-70). A list that grows has a place for each item from the beginning.
 * Where it is full it starts again from the top, so that the newest item is in sight; a single row has the newest two.
 */
export function OrderColumns({ items, total, names }: OrderColumnsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<OrderLayout>(unmeasured);
  const longest = Math.max(1, ...names.map(textWidth));
  const usual = usualWidth(names);
  useLayoutEffect(() => {
    const measure = () => setLayout(place.current ? layoutIn(place.current) : unmeasured);
    const layoutIn = ({ clientWidth: width, clientHeight: height }: HTMLElement) =>
      orderLayout({ width, height, usualText: usualText() }, { total, usual });
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [total, usual]);

  const grows = items.length < total;
  const { columns, rows, size, lineHeight } = layout;
  const fits = columns * rows;
  const isRow = grows && rows === 1;
  const scrolls = !grows && fits < total;
  const style = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // One column stands in the middle.
    maxWidth: columns === 1 ? `${longest + numberWidth(total) + 0.5}em` : undefined,
    ['--number' as string]: `${numberWidth(total)}em`,
  };
  return (
    <Box
      ref={place}
      tabIndex={grows ? undefined : 0}
      data-row={isRow || undefined}
      sx={styles}
      style={{ fontSize: size, lineHeight: `${lineHeight}px` }}
    >
      {scrolls && total > ALL ? (
        <OrderInSight
          // Rows that were measured have other heights in another layout.
          key={`${columns} ${lineHeight} ${layout.nameWidth}`}
          items={items}
          layout={layout}
          place={place}
          style={style}
        />
      ) : (
        <Box
          component="ol"
          start={from() + 1}
          style={{
            ...style,
            gridAutoFlow: scrolls ? 'row' : 'column',
            gridTemplateRows: scrolls ? undefined : `repeat(${rows}, auto)`,
          }}
        >
          {items.slice(from()).map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
            <li key={from() + index}>
              <bdi translate="no">{item}</bdi>
            </li>
          ))}
        </Box>
      )}
      {isRow && <span>{rouletteText.toCome(total - items.length)}</span>}
    </Box>
  );

  /** The first item that is shown, from 0. */
  function from(): number {
    if (isRow) return Math.max(0, items.length - IN_ROW);
    return grows ? Math.floor(Math.max(0, items.length - 1) / fits) * fits : 0;
  }
}

const IN_ROW = 2;

/** Longer orders have only the rows in view in the document: there the browser's search does not find the others. */
const ALL = 200;

const unmeasured: OrderLayout = { columns: 1, rows: 1, size: 16, lineHeight: 24, nameWidth: 1 };

const usualText = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || unmeasured.size;

const styles = {
  gridArea: 'order',
  alignSelf: 'stretch',
  // As high as its place, whatever it holds.
  contain: 'size',
  overflowY: 'auto',
  '& > ol': {
    m: 0,
    mx: 'auto',
    pl: 0,
    minHeight: '100%',
    display: 'grid',
    alignContent: 'safe center',
    columnGap: 1,
    textAlign: 'start',
  },
  '& li': { ml: 'var(--number)', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  '&:not([tabindex]) > ol': { alignContent: 'start' },
  '&[data-row]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: 2,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > ol': { display: 'flex', gap: 1, m: 0, maxWidth: 'none !important', minWidth: 0 },
    '& > span': { flexShrink: 0 },
    // Long names are cut, and neither the number nor the newest.
    '& li': { ml: 'var(--number)', minWidth: 0 },
    '& bdi': { display: 'block', ...ONE_LINE },
  },
} as const;
