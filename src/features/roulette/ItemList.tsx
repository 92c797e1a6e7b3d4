import { styled } from '@mui/material/styles';
import { memo, useLayoutEffect, useRef } from 'react';
import type { RaffleItem } from '#contract/roulette.ts';
import { ItemLine } from './ItemLine.tsx';
import { lightLine } from './light-line.ts';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

interface ItemListProps {
  items: RaffleItem[];
  spin: Spin;
}

/** The numbered lines. A tick changes an attribute of two of them, and renders none. */
export const ItemList = memo(function ItemList({ items, spin }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    if (!list.current) return;
    const light = lightLine(list.current);
    const show = () => light(spin.lit.get());
    show();
    return spin.lit.subscribe(show);
  }, [spin]);

  return (
    // It takes the focus so that it can be scrolled by keyboard in every browser.
    <Lines ref={list} aria-label={text.items} tabIndex={0}>
      {items.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
        <ItemLine key={index} line={index + 1} title={title} />
      ))}
    </Lines>
  );
});

/** One style for all lines, so that a thousand of them cost one rule. */
const Lines = styled('ol')(({ theme }) => {
  const { spinning, final } = theme.vars.palette.signal;
  return {
    position: 'relative',
    height: '100%',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    listStyle: 'none',
    '&:focus-visible': { outlineOffset: -2 },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem 2.75rem 1fr',
      alignItems: 'center',
      minHeight: 44,
      padding: theme.spacing(0.5, 1),
      // A row that changes is drawn without a look at the other thousand.
      contain: 'layout paint style',
    },
    '& > li > span': { textAlign: 'right', marginRight: theme.spacing(1.5), whiteSpace: 'pre' },
    // The signals never rest on colour alone: each has its mark, which is read by nobody aloud.
    // It is in its place all the time, so that a tick moves nothing.
    '& > li::before': { content: '"▶" / ""', fontSize: '0.75rem', visibility: 'hidden' },
    '& > li[data-highlight]::before': { visibility: 'visible' },
    '& > li[data-highlight="spinning"]': {
      backgroundColor: spinning.main,
      color: spinning.contrastText,
      boxShadow: `inset 4px 0 ${spinning.edge}`,
    },
    '& > li[data-highlight="final"]': {
      backgroundColor: final.main,
      color: final.contrastText,
      boxShadow: `inset 4px 0 ${final.edge}`,
      fontWeight: 600,
      '&::before': { content: '"✓" / ""' },
    },
    '@media (forced-colors: active)': {
      '& > li[data-highlight]': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  };
});
