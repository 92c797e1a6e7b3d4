import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '#lib/use-store.ts';
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
  /** The list that the drum covers. */
  list: RefObject<HTMLElement | null>;
}

/** Ticks that follow each other more slowly are seen to glide into their place. */
const GLIDE_FROM_MS = 45;
const GLIDE_MS = 150;

/** What a user does to look at the list itself. */
const LOOKS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * A list that does not fit the stage spins as an endless drum: row 1 follows row n, the lit row stays
 * in the middle, and as many rows as are in sight show what passes. A tick writes a few texts; it
 * scrolls nothing and renders nothing, so a thousand lines cost as much as ten. The rows repeat the
 * list's, so they are hidden from assistive technology. At the end the drum stands still until the user
 * turns to the list.
 */
export function Drum({ items, spin, list }: DrumProps) {
  const phase = useStore(spin.phase);
  const [size, setSize] = useState<{ height: number; row: number } | null>(null);

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

interface RowsProps {
  items: DrumProps['items'];
  lit: Spin['lit'];
  /** The heights of the list's window and of a row, in CSS pixels. */
  size: { height: number; row: number };
  isFinal: boolean;
}

function Rows({ items, lit, size, isFinal }: RowsProps) {
  const { height, row } = size;
  const ref = useRef<HTMLLIElement>(null);
  const around = Math.ceil(height / row / 2);
  const offsets = Array.from({ length: 2 * around + 1 }, (_, index) => index - around);

  useLayoutEffect(() => {
    const drum = ref.current;
    if (!drum) return;
    const cells = [...drum.querySelectorAll('div > div')];
    let shownAt = 0;
    const show = () => {
      const now = lit.get();
      // Before the first tick the list itself is there.
      drum.style.visibility = now ? '' : 'hidden';
      if (!now) return;
      for (const [index, cell] of cells.entries()) {
        const line = now.near(index - around);
        const [number, item] = cell.children;
        if (number) number.textContent = `${line}: `;
        if (item) item.textContent = items[line - 1]?.title ?? '';
      }
      const at = performance.now();
      if (now.highlight === 'spinning' && at - shownAt > GLIDE_FROM_MS && shownAt > 0) {
        glide(cells, row, Math.min(GLIDE_MS, at - shownAt));
      }
      shownAt = at;
    };
    show();
    return lit.subscribe(show);
  }, [items, lit, around, row]);

  return (
    <Window
      ref={ref}
      role="presentation"
      aria-hidden
      count={items.length}
      isFinal={isFinal}
      style={{ height, marginTop: -height }}
    >
      {offsets.map((offset) => (
        <div
          key={offset}
          {...attributesOf(offset, isFinal)}
          style={{ top: (height - row) / 2 + offset * row }}
        >
          <div>
            <span />
            <bdi />
          </div>
        </div>
      ))}
    </Window>
  );
}

/** The lit row is always the one in the middle, and those that were lit before are above it. */
function attributesOf(offset: number, isFinal: boolean) {
  if (isFinal) return offset === 0 ? { 'data-drawn': '' } : {};
  if (offset === 0) return { 'data-highlight': 'spinning' };
  return offset === -1 || offset === -2 ? { 'data-trail': -offset } : {};
}

/** The texts come from one row below, the light stays. */
function glide(cells: readonly Element[], row: number, duration: number): void {
  for (const cell of cells) {
    cell.animate?.([{ transform: `translateY(${row}px)` }, { transform: 'none' }], {
      duration,
      easing: 'ease-out',
    });
  }
}

const sizeOf = (list: HTMLElement) => ({ height: list.clientHeight, row: rowHeight(list) });

/** Covers what the list shows, wherever it is scrolled to. */
const Window = styled('li', {
  shouldForwardProp: (prop) => prop !== 'count' && prop !== 'isFinal',
})<{ count: number; isFinal: boolean }>(({ theme, count, isFinal }) => {
  const { paper } = theme.vars.palette.background;
  return {
    '&&': {
      display: 'block',
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      padding: 0,
      overflow: 'hidden',
      backgroundColor: paper,
      contain: 'strict',
      pointerEvents: 'none',
      '&::before': { content: 'none' },
    },
    '& > div': {
      position: 'absolute',
      insetInline: 0,
      height: ROW,
      display: 'grid',
      gridTemplateColumns: `${markColumn} minmax(0, 1fr)`,
      alignItems: 'center',
      padding: theme.spacing(0, 1),
      whiteSpace: 'nowrap',
      // Phrases are not looked for in texts that change with every frame.
      wordBreak: 'normal',
      // A text that changes is laid out without a look at the others.
      contain: 'size layout style',
      '&::before': markStyles,
      ...trailStyles(theme),
    },
    '& > div > div': { display: 'grid', gridTemplateColumns: `${numberColumn(count)} 1fr` },
    '& span': { textAlign: 'right', marginRight: '0.75em', whiteSpace: 'pre' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > div[data-highlight]': litStyles(theme),
    '& > div[data-drawn]': {
      ...finalStyles(theme),
      height: 'auto',
      contain: 'layout style',
    },
    // The rows around the drawn one step back, and the edges fade.
    '& > div:not([data-drawn])': { opacity: isFinal ? 0.6 : 1 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      background: `linear-gradient(${paper}, transparent 20%, transparent 80%, ${paper})`,
    },
  };
});
