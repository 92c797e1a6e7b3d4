import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Details } from '#ui/Details.tsx';
import { doubtOf, leftOutUnseen, type RoomState } from './room-state.ts';
import { roomsText } from './text.ts';

interface RoomVerdictProps {
  state: RoomState;
  /** True when the result is in sight: its verdict comes no earlier. */
  isShown: boolean;
}

/** The result of this device's own check of the last draw, and the numbers behind it (ROM-33). */
export function RoomVerdict({ state, isShown }: RoomVerdictProps) {
  const { round, seen, list, isOverdue } = state;
  const doubt = doubtOf(state);
  const unseen = leftOutUnseen(state);
  const verdict = round?.verdict.kind === 'right' && isShown ? round.verdict : null;
  const lost = isOverdue ? (seen ?? round)?.round : verdict && round?.lost;
  const leftOut = (list?.items.length ?? 0) - (verdict?.left.length ?? 0);
  const guarantee = doubt === null ? roomsText.nobody : roomsText.nobodyAlone;
  const facts = [
    lost ? roomsText.lost(lost) : '',
    verdict && verdict.missing > 0 ? roomsText.absent(verdict.missing) : '',
    verdict && doubt === 'out' ? roomsText.out : '',
    verdict ? roomsText.drawnFrom(verdict.left.length, leftOut) : '',
  ].filter((fact) => fact !== '');
  return (
    <Box sx={{ minHeight: '7.5rem', mt: 1, typography: 'body2', '& p': { mt: 0, mb: 1 } }}>
      {verdict && (
        <Details
          key={round?.round}
          summary={verdict.isSeen ? roomsText.confirmed : roomsText.unseen}
          sx={[summaryStyles, verdict.isSeen && checkMark]}
        >
          <p>{verdict.isSeen ? roomsText.checked : roomsText.unseenChecked}</p>
          <p>{roomsText.madeOf(verdict)}</p>
          <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
            {roomsText.codeMeaning(verdict)}
          </Box>
        </Details>
      )}
      <Box role="status">
        <div>{facts.join(roomsText.separator)}</div>
        {verdict && unseen > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 0.5 }}>
            {roomsText.hostChose(unseen)}
          </Alert>
        )}
        {verdict && unseen === 0 && (
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
            {verdict.left.length === 1 ? roomsText.certain : guarantee}
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
