import Box from '@mui/material/Box';
import { fitted, overHead, widthOf } from '../card/fitted.ts';
import { rouletteText } from '../text.ts';
import type { LineOutcome, OutcomeKind } from './outcome.ts';

/** The item of one line, as large as fits. */
export const line: OutcomeKind<LineOutcome> = {
  announced: ({ round: { result } }) => rouletteText.result(result.line, result.item),
  inCard: (outcome) => (
    <Item outcome={outcome} lead={rouletteText.result(outcome.round.result.line, '')} />
  ),
  coversList: false,
  onBigScreen: (outcome) => <Item outcome={outcome} lead="" />,
  copied: sentence,
  shared: sentence,
  onPaper: null,
};

function sentence({ round }: LineOutcome, { title, draws }: { title: string; draws: string }) {
  return rouletteText.sharedResult(title, draws, round.result.item);
}

/** @param lead the small line above the item */
function Item({ outcome: { round, rank }, lead }: { outcome: LineOutcome; lead: string }) {
  const { item } = round.result;
  // The card of a page has the rank beside it.
  const shown = lead === '' ? `${rank} ${item}`.trim() : item;
  return (
    <Box aria-hidden data-lead={lead} sx={itemStyles}>
      <Box
        component="bdi"
        translate="no"
        sx={[fitted, { gridArea: 'auto' }]}
        style={widthOf(shown)}
      >
        {shown}
      </Box>
    </Box>
  );
}

const itemStyles = {
  ...overHead,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  '&::before': { content: '"✓ " attr(data-lead) / attr(data-lead)' },
} as const;
