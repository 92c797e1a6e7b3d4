import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWasPrinted } from '#lib/use-was-printed.ts';

/** The number of lines in each block of columns: some browsers fill a column over all pages. */
const BLOCK = 60;

interface PrintedLinesProps {
  items: readonly { title: string }[];
  /** The lines that are left out. */
  struckOut: ReadonlySet<number>;
}

/** Puts all lines of a long list on paper (ROU-38). */
export function PrintedLines({ items, struckOut }: PrintedLinesProps) {
  if (!useWasPrinted()) return null;
  return (
    <Box sx={onPaper}>
      {Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number; lines never move
        <div key={block} translate="no">
          {textOf(items, struckOut, block * BLOCK)}
        </div>
      ))}
    </Box>
  );
}

/** Makes few nodes: with an element for each line a browser would take half a minute. */
function textOf(items: PrintedLinesProps['items'], struckOut: ReadonlySet<number>, from: number) {
  const parts: ReactNode[] = [];
  let text = '';
  for (const [index, { title }] of items.slice(from, from + BLOCK).entries()) {
    const line = from + index + 1;
    // Titles have the same marks around them as in a `bdi`.
    const row = `${line}: \u2068${title}\u2069\n`;
    if (struckOut.has(line)) {
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
