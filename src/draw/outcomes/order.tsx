import Box from '@mui/material/Box';
import { rouletteText } from '../text.ts';
import { wordsOf } from './arranged.ts';
import { line } from './line.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { OrderOutcome, OutcomeKind } from './outcome.ts';

/** Several lines: a numbered list in columns, which scrolls where it is too long. */
export const order: OutcomeKind<OrderOutcome> = {
  announced: (of) =>
    of.isAtOnce
      ? wordsOf(of).sentence(of)
      : line.announced({ kind: 'line', round: of.round, rank: '' }),
  inCard: ({ items }) => <OrderLines items={items} total={items.length} names={items} />,
  coversList: true,
  // The last result: all of them stand beside it.
  onBigScreen: ({ round }) => line.onBigScreen({ kind: 'line', round, rank: '' }),
  copied: ({ items }) => items.join('\n'),
  shared: ({ items }, { title, draws }) =>
    rouletteText.sharedResult(title, draws, rouletteText.inOrder(items)),
  onPaper: ({ items }) => (
    <Box
      component="ol"
      sx={{
        m: 0,
        pl: '2.5em',
        lineHeight: 1.5,
        fontSize: paperText(items.length),
        columns: items.length > 20 ? '12em' : 1,
        '& > li': { breakInside: 'avoid' },
      }}
    >
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

/** Up to as many as fit one sheet are larger than a usual text. */
const paperText = (count: number) =>
  count <= 3 ? '2.5rem' : count <= 5 ? '2rem' : count <= 48 ? '1.5rem' : '1rem';
