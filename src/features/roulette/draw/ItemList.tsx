import ListItem from '@mui/material/ListItem';
import { memo, type RefObject, useLayoutEffect, useMemo } from 'react';
import { rouletteText } from '../text.ts';
import { Drum } from './Drum.tsx';
import { Lines } from './Lines.tsx';
import { LineText } from './LineText.tsx';
import { lightLine } from './light-line.ts';
import type { Spin } from './spin.ts';

export interface ItemListProps {
  /** Line 1 is the first. */
  items: readonly { title: string }[];
  /** The lines that are left out of the next draw. */
  drawn: readonly number[];
  /** What is lit. */
  spin: Pick<Spin, 'lit' | 'phase'>;
  ref: RefObject<HTMLOListElement | null>;
}

/**
 * The numbered lines of a draw, inside the stage. What is lit changes attributes of a few rows and
 * one scroll position, and renders nothing.
 */
export const ItemList = memo(function ItemList({ items, drawn, spin, ref }: ItemListProps) {
  const { lit } = spin;
  const gone = useMemo(() => new Set(drawn), [drawn]);

  useLayoutEffect(() => {
    if (!ref.current) return;
    const light = lightLine(ref.current);
    const show = () => light(lit.get());
    show();
    const leave = lit.subscribe(show);
    // The drawn row stays in sight when a phone is turned.
    addEventListener('resize', show);
    return () => {
      leave();
      removeEventListener('resize', show);
    };
  }, [lit, ref]);

  return (
    <>
      {/* It takes the focus: to be scrolled by keyboard, and during a spin. */}
      <Lines
        component="ol"
        ref={ref}
        aria-label={rouletteText.items}
        tabIndex={0}
        count={items.length}
      >
        {items.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
          <ItemLine key={index} line={index + 1} title={title} drawn={gone.has(index + 1)} />
        ))}
      </Lines>
      <Drum items={items} spin={spin} list={ref} />
    </>
  );
});

interface ItemLineProps {
  /** From 1. */
  line: number;
  title: string;
  /** Whether it was drawn and is left out of the next draw. */
  drawn: boolean;
}

/** One row of the list. light-line.ts highlights it, so a spin does not render it again. */
const ItemLine = memo(function ItemLine(props: ItemLineProps) {
  return (
    <ListItem>
      <LineText {...props} />
    </ListItem>
  );
});
