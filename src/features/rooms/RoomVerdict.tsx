import Box from '@mui/material/Box';
import { Details } from '#ui/Details.tsx';
import { doubtOf, type RoomState } from './room-state.ts';
import { togetherText } from './text.ts';

interface RoomVerdictProps {
  state: RoomState;
  /** True when the result is in sight: its verdict comes no earlier. */
  isShown: boolean;
}

/** The result of this device's own check of the last draw, and the numbers behind it (ROM-33). */
export function RoomVerdict({ state, isShown }: RoomVerdictProps) {
  const { round, list, isOverdue } = state;
  const doubt = doubtOf(state);
  const verdict = round?.verdict.kind === 'right' && isShown ? round.verdict : null;
  const lost = isOverdue ? round?.round : verdict && round?.lost;
  const leftOut = (list?.items.length ?? 0) - (verdict?.left.length ?? 0);
  const facts = [
    lost ? togetherText.lost(lost) : '',
    verdict && verdict.missing > 0 ? togetherText.absent(verdict.missing) : '',
    verdict && doubt === 'out' ? togetherText.out : '',
    verdict ? togetherText.drawnFrom(verdict.left.length, leftOut) : '',
  ].filter((fact) => fact !== '');
  return (
    <Box sx={{ minHeight: '7.5rem', mt: 1, typography: 'body2', '& p': { mt: 0, mb: 1 } }}>
      {verdict && (
        <Details
          key={round?.round}
          summary={verdict.isSeen ? togetherText.confirmed : togetherText.unseen}
          sx={[summaryStyles, verdict.isSeen && checkMark]}
        >
          <p>{verdict.isSeen ? togetherText.checked : togetherText.unseenChecked}</p>
          <p>{togetherText.madeOf(verdict)}</p>
          <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
            {togetherText.codeMeaning(verdict)}
          </Box>
        </Details>
      )}
      <Box role="status">
        <div>{facts.join(togetherText.separator)}</div>
        {verdict && (
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
            {doubt === null ? togetherText.nobody : togetherText.nobodyAlone}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const summaryStyles = {
  typography: 'body1',
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '" ▸" / ""' },
  'details[open] > &::after': { content: '" ▾" / ""' },
} as const;

const checkMark = { '&::before': { content: '"✓ " / ""', color: 'success.main' } } as const;
