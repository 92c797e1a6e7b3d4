import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
import { writeText } from '#lib/write-text.ts';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { overflows } from './light-line.ts';
import { rowHeight } from './row-height.ts';
import {
  finalStyles,
  litStyles,
  markColumn,
  markStyles,
  numberColumn,
  ROW,
  trailStyles,
} from './row-styles.ts';
import type { Spin } from './spin.ts';

interface DrumProps {
  items: readonly { title: string }[];
  spin: Pick<Spin, 'lit' | 'phase'>;
  /** The list that the drum covers, at the top of the stage. */
  list: RefObject<HTMLElement | null>;
}

/** Lines that follow each other more slowly are seen to glide into their place. */
const GLIDE_FROM_MS = 45;
const GLIDE_MS = 150;

/** What a user does to look at the list itself. */
const LOOKS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * A list that does not fit the stage spins as an endless drum: row 1 follows row n, the lit row stays
 * in the middle, and as many rows as are in sight show what passes. A tick writes a few texts; it
 * scrolls nothing and renders nothing. The drum lies over the list and not in it, so that no row of
 * the list is looked at with a frame: a thousand lines cost as much as ten. Its rows repeat the list's,
 * so they are hidden from assistive technology. At the end the drum stands still until the user turns
 * to the list.
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
    const looking = new AbortController();
    const leave = () => setSize(null);
    for (const look of LOOKS) {
      covered.addEventListener(look, leave, { signal: looking.signal, passive: true });
    }
    addEventListener('resize', leave, { signal: looking.signal });
    return () => looking.abort();
  }, [phase, list]);

  return size && <Rows items={items} lit={spin.lit} size={size} isFinal={phase === 'final'} />;
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
  isFinal: boolean;
}

function Rows({ items, lit, size, isFinal }: RowsProps) {
  const { width, height, row } = size;
  const ref = useRef<HTMLDivElement>(null);
  const around = Math.ceil(height / row / 2);
  const middle = (height - row) / 2;
  // One more above, which a glide begins with.
  const offsets = Array.from({ length: 2 * around + 2 }, (_, index) => index - around - 1);

  useLayoutEffect(() => {
    const rows = ref.current;
    const drum = rows?.parentElement;
    if (!rows || !drum) return;
    const texts = [...rows.children].map(({ children: [number, item] }) => ({ number, item }));
    let shownAt = 0;
    let shownLine = 0;
    const show = () => {
      const now = lit.get();
      // Before the first tick the list itself is there.
      drum.style.visibility = now ? '' : 'hidden';
      if (!now) return;
      for (const [index, { number, item }] of texts.entries()) {
        const line = now.near(index - around - 1);
        if (number) writeText(number, `${line}: `);
        if (item) writeText(item, items[line - 1]?.title ?? '');
      }
      const at = performance.now();
      const isNext = shownLine !== now.line && shownLine === now.near(-1);
      if (now.highlight === 'spinning' && isNext && at - shownAt > GLIDE_FROM_MS) {
        glide(rows, row, Math.min(GLIDE_MS, at - shownAt));
      }
      shownAt = at;
      shownLine = now.line;
    };
    show();
    return lit.subscribe(show);
  }, [items, lit, around, row]);

  return (
    <Window
      aria-hidden
      translate="no"
      count={items.length}
      isFinal={isFinal}
      style={{ width, height }}
    >
      {!isFinal && (
        <>
          <div data-trail={2} style={{ top: middle - 2 * row }} />
          <div data-trail={1} style={{ top: middle - row }} />
          <div data-highlight="spinning" style={{ top: middle }} />
        </>
      )}
      <div ref={ref}>
        {offsets.map((offset) => (
          <div
            key={offset}
            {...attributesOf(offset, isFinal)}
            style={{ top: middle + offset * row }}
          >
            <span />
            <bdi />
          </div>
        ))}
      </div>
    </Window>
  );
}

/** The lit row is always the one in the middle, and those that were lit before are above it. */
function attributesOf(offset: number, isFinal: boolean) {
  if (isFinal) return offset === 0 ? { 'data-drawn': '' } : {};
  return offset === 0 || offset === -1 ? { 'data-lit': -offset } : {};
}

/** The texts come from one row below, the light stays. */
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

/** Covers what the list shows, wherever it is scrolled to. */
const Window = styled('div', {
  shouldForwardProp: (prop) => prop !== 'count' && prop !== 'isFinal',
})<{ count: number; isFinal: boolean }>(({ theme, count, isFinal }) => {
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
    '& > div': {
      position: 'absolute',
      insetInline: 0,
      height: ROW,
      display: 'grid',
      alignItems: 'center',
      padding: theme.spacing(0, 1),
      '&::before': markStyles,
      ...trailStyles(theme),
    },
    '& > div[data-highlight]': litStyles(theme),
    '& > div:last-child': { display: 'block', height: 'auto', insetBlock: 0 },
    '& > div > div': {
      position: 'absolute',
      insetInline: 0,
      height: ROW,
      display: 'grid',
      gridTemplateColumns: `${markColumn} ${numberColumn(count)} minmax(0, 1fr)`,
      alignItems: 'center',
      padding: theme.spacing(0, 1),
      whiteSpace: 'nowrap',
      // Phrases are not looked for in texts that change with every frame.
      wordBreak: 'normal',
      // A text that changes is laid out without a look at the others.
      contain: 'size layout style',
      '&::before': markStyles,
    },
    '& span': { textAlign: 'right', marginRight: '0.75em', whiteSpace: 'pre' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > div > [data-lit="0"]': { color: spinning.contrastText },
    '& > div > [data-lit="1"]': { color: spinning.trailText },
    '& > div > [data-drawn]': {
      ...finalStyles(theme),
      height: 'auto',
      contain: 'layout style',
      [LARGE_TEXT]: { whiteSpace: 'normal' },
    },
    // The rows around the drawn one step back, and the edges fade.
    '& > div > :not([data-drawn])': { opacity: isFinal ? 0.6 : 1 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      background: `linear-gradient(${paper}, transparent 20%, transparent 80%, ${paper})`,
    },
  };
});
