import Box from '@mui/material/Box';
import { SIDE_BY_SIDE } from '#theme/sizes.ts';
import { rouletteText } from '../text.ts';
import { line } from './line.tsx';
import type { OrderOutcome, OutcomeKind } from './outcome.ts';

/** Several lines: a numbered list in columns, which scrolls where it is too long. */
export const order: OutcomeKind<OrderOutcome> = {
  announced: ({ round, items, isAtOnce }) =>
    isAtOnce
      ? rouletteText.inOneGo(items.length)
      : line.announced({ kind: 'line', round, rank: null }),
  inCard: ({ items }) => (
    <Box
      tabIndex={0}
      sx={{ gridArea: 'main', alignSelf: 'stretch', minHeight: 0, overflowY: 'auto' }}
    >
      <Box component="ol" sx={inColumns}>
        {numbered(items)}
      </Box>
    </Box>
  ),
  coversList: true,
  // The last result: all of them stand beside it.
  onBigScreen: ({ round }) => line.onBigScreen({ kind: 'line', round, rank: null }),
  copied: ({ items }) => items.join('\n'),
  shared: ({ items }, { title, draws }) =>
    rouletteText.sharedResult(title, draws, rouletteText.inOrder(items)),
  onPaper: ({ items }) => (
    <Box component="ol" sx={{ columns: '12em', '& > li': { breakInside: 'avoid' } }}>
      {numbered(items)}
    </Box>
  ),
};

const numbered = (items: readonly string[]) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: results never change places
    <li key={index}>
      <bdi translate="no">{item}</bdi>
    </li>
  ));

const inColumns = {
  m: 0,
  pl: 0,
  columns: 2,
  columnGap: 1.5,
  lineHeight: 1.5,
  listStylePosition: 'outside',
  '& > li': { ml: '2em', breakInside: 'avoid', wordBreak: 'keep-all' },
  [SIDE_BY_SIDE]: { columns: 3 },
} as const;
