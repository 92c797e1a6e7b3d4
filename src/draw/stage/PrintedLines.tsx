import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWasPrinted } from '#lib/use-was-printed.ts';
import { rouletteText } from '../text.ts';

/** The number of lines in each block of columns: some browsers fill a column over all pages. */
const BLOCK = 60;

interface PrintedLinesProps {
  items: readonly { title: string }[];
  /** The lines that are left out. */
  drawn: ReadonlySet<number>;
  /** The lines that are absent today. */
  absent: ReadonlySet<number>;
}

/** Puts all lines of a long list on paper (ROU-38). */
export function PrintedLines(props: PrintedLinesProps) {
  if (!useWasPrinted()) return null;
  return (
    <Box sx={onPaper}>
      {Array.from({ length: Math.ceil(props.items.length / BLOCK) }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
        <div key={block} translate="no">
          {textOf(props, block * BLOCK)}
        </div>
      ))}
    </Box>
  );
}

/** Makes few nodes: with an element for each line a browser would take half a minute. */
function textOf({ items, drawn, absent }: PrintedLinesProps, from: number) {
  const parts: ReactNode[] = [];
  let text = '';
  for (const [index, { title }] of items.slice(from, from + BLOCK).entries()) {
    const line = from + index + 1;
    // Titles have the same marks around them as in a `bdi`.
    const mark = absent.has(line) ? ` ${rouletteText.absent}` : '';
    const row = `${line}: \u2068${title}\u2069${mark}\n`;
    if (drawn.has(line) || mark) {
      parts.push(text, <s key={line}>{row}</s>);
      text = '';
    } else text += row;
  }
  return [...parts, text];
}

const onPaper = {
  display: 'none',
  p: 1,
  whiteSpace: 'pre-wrap',
  // Finding phrases in ten thousand texts is slow.
  wordBreak: 'normal',
  '& > div': { columns: '14em', breakInside: 'avoid', pb: 1 },
  '@media print': { display: 'block' },
} as const;
