import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { writeText } from '#lib/write-text.ts';
import { atMostLines, LARGE_TEXT } from '#theme/sizes.ts';
import type { Spin } from '../spin/spin.ts';
import { overflows } from './light-line.ts';
import {
  finalStyles,
  litStyles,
  markColumn,
  markStyles,
  numberColumn,
  PUSHED,
  ROW,
  rowHeight,
  trailStyles,
} from './row-styles.ts';

interface DrumProps {
  items: readonly { title: string }[];
  spin: Pick<Spin, 'lit' | 'phase'>;
  /** The list that the drum covers, at the top of the stage. */
  list: RefObject<HTMLElement | null>;
}

/** Lines that follow each other more slowly glide into their place. */
const GLIDE_FROM_MS = 45;
const GLIDE_MS = 150;

/** Events by which a user turns to the list itself. */
const LIST_EVENTS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * A list that does not fit the stage spins as an endless drum: row 1 follows row n, and the lit row stays in
 * the middle. If the lines that are left fit, they stand still, and the light moves. A tick writes a few texts;
 * it scrolls nothing and renders nothing. The drum lies over the list and repeats only the rows in sight, hidden
 * from assistive technology: a thousand lines cost as much as ten. It stays until the user turns to the list.
 */
export function Drum({ items, spin, list }: DrumProps) {
  const phase = useStore(spin.phase);
  const [size, setSize] = useState<Size | null>(null);

  useLayoutEffect(() => {
    if (phase === 'idle') setSize(null);
    if (phase !== 'spinning') return;
    const measure = () => {
      const covered = list.current;
      setSize(covered && overflows(covered) ? sizeOf(covered) : null);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [phase, list]);

  useEffect(() => {
    const covered = list.current;
    if (phase !== 'final' || !covered) return;
    const events = new AbortController();
    const leave = () => setSize(null);
    for (const event of LIST_EVENTS) {
      covered.addEventListener(event, leave, { signal: events.signal, passive: true });
    }
    addEventListener('resize', leave, { signal: events.signal });
    return () => events.abort();
  }, [phase, list]);

  return size && <Rows items={items} lit={spin.lit} size={size} />;
}

/** The list's window without its scroll bar, and the height of a row, in CSS pixels. */
interface Size {
  width: number;
  height: number;
  row: number;
}

interface RowsProps {
  items: DrumProps['items'];
  lit: Spin['lit'];
  size: Size;
}

function Rows({ items, lit, size }: RowsProps) {
  const { width, height, row } = size;
  const ref = useRef<HTMLDivElement>(null);
  const around = Math.ceil(height / row / 2);
  // An additional row above, for the beginning of a glide.
  const rows = 2 * around + 2;

  useLayoutEffect(() => {
    const drum = ref.current;
    const texts = drum?.querySelector('[data-rows]');
    if (!drum || !texts) return;
    const lights = [...drum.querySelectorAll<HTMLElement>(':scope > [data-light]')];
    const lines = [...texts.children].map((line) => ({ line, parts: line.children }));
    let shownAt = 0;
    let shownLine = 0;
    const show = () => {
      const now = lit.get();
      // The list itself is shown before the first tick.
      drum.style.visibility = now ? '' : 'hidden';
      if (!now) return;
      const { line: litLine, place, count, highlight, trail } = now;
      const isStill = count * row <= height;
      const litIndex = isStill ? place - 1 : around + 1;
      const top = isStill ? (height - count * row) / 2 : (height - row) / 2 - litIndex * row;
      drum.style.setProperty('--top', `${top}px`);
      drum.toggleAttribute('data-still', isStill);
      drum.toggleAttribute('data-final', highlight === 'final');
      for (const [index, { line, parts }] of lines.entries()) {
        const number = isStill && index >= count ? null : now.near(index - litIndex);
        if (parts[0]) writeText(parts[0], number === null ? '' : `${number}: `);
        if (parts[1]) writeText(parts[1], (number !== null && items[number - 1]?.title) || '');
        line.toggleAttribute('data-lit', index === litIndex);
      }
      for (const [behind, light] of lights.entries()) {
        const index = isStill ? (litIndex - behind + count) % count : litIndex - behind;
        light.style.top = `${top + index * row}px`;
        light.hidden = highlight === 'final' || behind > trail.length;
      }
      const at = performance.now();
      const isNext = !isStill && shownLine !== litLine && shownLine === now.near(-1);
      if (highlight === 'spinning' && isNext && at - shownAt > GLIDE_FROM_MS) {
        glide(texts, row, Math.min(GLIDE_MS, at - shownAt));
      }
      shownAt = at;
      shownLine = litLine;
    };
    show();
    return lit.subscribe(show);
  }, [items, lit, around, row, height]);

  return (
    <Window ref={ref} aria-hidden translate="no" count={items.length} style={{ width, height }}>
      <div data-light data-highlight="spinning" />
      <div data-light data-trail={1} />
      <div data-light data-trail={2} />
      <div data-rows>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <div key={index} data-row style={{ top: `calc(var(--top) + ${index * row}px)` }}>
            <span />
            <bdi />
          </div>
        ))}
      </div>
    </Window>
  );
}

/** Moves the texts up by one row, below the light. */
function glide(rows: Element, row: number, duration: number): void {
  rows.animate?.([{ transform: `translateY(${row}px)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-out',
  });
}

const sizeOf = (list: HTMLElement): Size => ({
  width: list.clientWidth,
  height: list.clientHeight,
  row: rowHeight(list),
});

/** Covers the rows in sight, wherever the list is scrolled to. */
const Window = styled('div', { shouldForwardProp: (prop) => prop !== 'count' })<{
  count: number;
}>(({ theme, count }) => {
  const { paper } = theme.vars.palette.background;
  const { spinning } = theme.vars.palette.signal;
  return {
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: 2,
    overflow: 'hidden',
    backgroundColor: paper,
    contain: 'strict',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
    // The light, and the texts over it.
    '& > [data-light], & [data-row]': {
      position: 'absolute',
      insetInline: 0,
      height: ROW,
      display: 'grid',
      alignItems: 'center',
      padding: theme.spacing(0, 1),
      '&[hidden]': { display: 'none' },
      '&::before': markStyles,
    },
    '& > [data-light]': trailStyles(theme),
    '& > [data-highlight]': { zIndex: 1, ...litStyles(theme) },
    '& > [data-rows]': { position: 'absolute', inset: 0, zIndex: 1 },
    '& [data-row]': {
      gridTemplateColumns: `${markColumn} ${numberColumn(count)} minmax(0, 1fr)`,
      whiteSpace: 'nowrap',
      // Phrases are not looked for in texts that change with every frame.
      wordBreak: 'normal',
      // A text that changes is laid out without the others.
      contain: 'size layout style',
    },
    '& span': { textAlign: 'right', marginRight: '0.75em', whiteSpace: 'pre' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-lit]': { color: spinning.contrastText },
    '& [data-row]:has(+ [data-lit])': { color: spinning.trailText },
    // The drawn row pushes the others apart; they step back.
    '&[data-final] [data-row]': { opacity: 0.6, transform: `translateY(-${PUSHED.beside})` },
    '&[data-final] [data-lit] ~ [data-row]': { transform: `translateY(${PUSHED.beside})` },
    '&[data-final] [data-lit]': {
      ...finalStyles(theme),
      opacity: 1,
      transform: PUSHED.itself,
      zIndex: 1,
      height: 'auto',
      contain: 'layout style',
      // The card has the whole text.
      [LARGE_TEXT]: { whiteSpace: 'normal', '& bdi': atMostLines(3) },
    },
    '&:not([data-still])::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      background: `linear-gradient(${paper}, transparent 20%, transparent 80%, ${paper})`,
    },
  };
});
