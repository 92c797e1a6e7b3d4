import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RightVerdict } from '#domain/rooms/check.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { doubtOf, type RoomState } from './room-state.ts';
import { togetherText } from './text.ts';

interface RoomVerdictProps {
  state: RoomState;
  /** Whether the result is in sight: before that nothing is said of it. */
  isShown: boolean;
}

/** What this device's own check says of the last draw, no more than is true, and what it was made from (ROM-33). */
export function RoomVerdict({ state, isShown }: RoomVerdictProps) {
  const { round, list, isOverdue } = state;
  const doubt = doubtOf(state);
  const verdict = round?.verdict.kind === 'right' && isShown ? round.verdict : null;
  const leftOut = (list?.items.length ?? 0) - (verdict?.left.length ?? 0);
  const lost = isOverdue ? round?.round : verdict && round?.lost;
  const facts = [
    lost ? togetherText.lost(lost) : '',
    verdict && verdict.missing > 0 ? togetherText.missing(verdict.missing) : '',
    verdict && doubt === 'out' ? togetherText.out : '',
    verdict ? togetherText.drawnFrom(verdict.left.length, leftOut) : '',
  ].filter((fact) => fact !== '');
  return (
    <Box sx={{ minHeight: '7.5rem', mt: 1 }}>
      {verdict && (
        <Box component="details" key={round?.round}>
          <Box
            component="summary"
            sx={{
              width: 'fit-content',
              minHeight: TOUCH_TARGET,
              alignContent: 'center',
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              fontWeight: 600,
              ...(verdict.isSeen && {
                '&::before': { content: '"✓ " / ""', color: 'success.main' },
              }),
              '&::after': { content: '" ▸" / ""' },
              'details[open] > &::after': { content: '" ▾" / ""' },
            }}
          >
            {verdict.isSeen ? togetherText.confirmed : togetherText.unseen}
          </Box>
          <Checked verdict={verdict} />
        </Box>
      )}
      <Box role="status" sx={{ typography: 'body2' }}>
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

function Checked({ verdict }: { verdict: RightVerdict }) {
  const { isSeen, left, devices, missing, target, line, code, hash } = verdict;
  return (
    <Box component="dl" sx={{ m: 0, mb: 1 }}>
      <Row term={togetherText.checkedHeading}>
        {isSeen ? togetherText.checked : togetherText.unseenChecked}
      </Row>
      <Row term={togetherText.devices}>{togetherText.devicesOf(devices, missing)}</Row>
      <Row term={togetherText.target}>{togetherText.targetOf(left.length, target, line)}</Row>
      <Row term={togetherText.codeHeading}>
        <div>{togetherText.codeMeaning}</div>
        <Box translate="no" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {`${code} (SHA-256: ${hash})`}
        </Box>
      </Row>
    </Box>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={({ vars }) => ({ py: 1, borderTop: `1px solid ${vars.palette.divider}` })}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}
