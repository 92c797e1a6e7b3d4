import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { FINAL_ROW, LARGE_ROW, TOUCH_TARGET } from '#theme/sizes.ts';
import { rouletteText } from '../text.ts';
import { ItemLine } from './ItemLine.tsx';
import { lightLine } from './light-line.ts';
import type { Spin } from './spin.ts';

interface ItemListProps {
  /** Line 1 is the first. */
  items: readonly { title: string }[];
  /** The highlighted line. A change costs two attributes and one scroll position, and no render. */
  lit: Spin['lit'];
  ref: RefObject<HTMLOListElement | null>;
}

/** The numbered lines of a draw, inside the stage. */
export const ItemList = memo(function ItemList({ items, lit, ref }: ItemListProps) {
  useLayoutEffect(() => {
    if (!ref.current) return;
    const light = lightLine(ref.current);
    const show = () => light(lit.get());
    show();
    return lit.subscribe(show);
  }, [lit, ref]);

  return (
    // It takes the focus: to be scrolled by keyboard, and during a spin.
    <Lines
      component="ol"
      ref={ref}
      aria-label={rouletteText.items}
      tabIndex={0}
      count={items.length}
    >
      {items.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
        <ItemLine key={index} line={index + 1} title={title} />
      ))}
    </Lines>
  );
});

const SPINNING = '[data-highlight="spinning"]';
const FINAL = '[data-highlight="final"]';

/** The rows are styled here, so that a thousand of them cost one rule. */
const Lines = styled(List, { shouldForwardProp: (prop) => prop !== 'count' })<{
  component: 'ol';
  count: number;
}>(({ theme, count }) => {
  const { spinning, final } = theme.vars.palette.signal;
  return {
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outlineOffset: -2 },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem 2.75rem 1fr',
      // Few rows share the stage, as far as that looks good.
      minHeight: `clamp(${TOUCH_TARGET}px, calc(100cqh / ${count}), ${LARGE_ROW}px)`,
      padding: theme.spacing(0.5, 1),
      // A row that changes is painted without a look at the other thousand.
      contain: 'layout paint style',
    },
    '& > li > span': { textAlign: 'right', marginRight: theme.spacing(1.5), whiteSpace: 'pre' },
    // A signal is never only a colour: each has its mark, which is not read aloud. Its place is
    // always reserved, so that a tick moves nothing.
    '& > li::before': { content: '"▶" / ""', fontSize: '0.75rem', visibility: 'hidden' },
    '& > li[data-highlight]::before': { visibility: 'visible' },
    [`& > li${SPINNING}`]: {
      backgroundColor: spinning.main,
      color: spinning.contrastText,
      boxShadow: `inset 4px 0 ${spinning.edge}`,
    },
    // The two rows behind it still glow.
    [`& > li:has(+ li${SPINNING})`]: { backgroundColor: spinning.trail, color: spinning.trailText },
    [`& > li:has(+ li + li${SPINNING})`]: { backgroundColor: spinning.trailEnd },
    [`& > li${FINAL}`]: {
      minHeight: `max(${FINAL_ROW}px, 100cqh / ${count})`,
      maxHeight: 'none',
      backgroundColor: final.main,
      color: final.contrastText,
      boxShadow: `inset 4px 0 ${final.edge}`,
      fontSize: '1.25rem',
      fontWeight: 600,
      '&::before': { content: '"✓" / ""', fontSize: '1rem' },
    },
    // The others step back.
    '[data-phase="final"] &': { color: theme.vars.palette.text.secondary },
    // A long list: the lit row reaches the middle from either end, and the edges fade.
    [`@container (max-height: ${count * TOUCH_TARGET - 1}px)`]: {
      '[data-phase="spinning"] &, [data-phase="final"] &': {
        paddingBlock: `calc(50cqh - ${FINAL_ROW / 2}px)`,
        maskImage: `linear-gradient(transparent, ${theme.vars.palette.common.black} 20%, ${theme.vars.palette.common.black} 80%, transparent)`,
      },
    },
    '@media (forced-colors: active)': {
      '& > li[data-highlight]': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  };
});
