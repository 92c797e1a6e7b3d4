import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { PROOF_HEIGHT, TOUCH_TARGET } from '#theme/sizes.ts';
import type { RoomView, RoundPart, RoundResult } from './room-view.ts';
import { togetherText } from './text.ts';

/** What this device's own check says of the last draw, and all that the draw was made from (ROM-33). */
export function RoomVerdict({ view: { verdict, result } }: { view: RoomView }) {
  const [open, setOpen] = useState(false);
  const isConfirmed = verdict === 'confirmed' && result !== null;
  return (
    <Box sx={{ minHeight: PROOF_HEIGHT }}>
      <Box role="status" sx={{ minHeight: '1.6em', typography: 'body2' }}>
        {isConfirmed && (
          <Box component="span" sx={{ '&::before': { content: '"✓ " / ""' } }}>
            <span>{`${togetherText.confirmed}${togetherText.separator}`}</span>
            <bdi translate="no">
              {togetherText.resultOf(result.round, result.line, result.item)}
            </bdi>
          </Box>
        )}
      </Box>
      {isConfirmed && (
        <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <Box
            component="summary"
            sx={{
              width: 'fit-content',
              minHeight: TOUCH_TARGET,
              alignContent: 'center',
              color: 'primary.main',
              cursor: 'pointer',
              fontSize: '0.875rem',
              fontWeight: 600,
            }}
          >
            {togetherText.whatWasChecked}
          </Box>
          {open && <Checked result={result} />}
        </Box>
      )}
    </Box>
  );
}

function Checked({ result: { n, target, line, proof } }: { result: RoundResult }) {
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {togetherText.confirmedMeaning}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {proof.map(({ who, commitment, bytes }, index) => (
          <Row key={commitment} term={nameOf(who, index)}>
            <div>{`${togetherText.commitment} ${commitment}`}</div>
            <div>{`${togetherText.revealed} ${bytes}`}</div>
          </Row>
        ))}
        <Row term={togetherText.target}>{togetherText.targetOf(n, target, line)}</Row>
      </Box>
    </>
  );
}

/** The host comes first. */
function nameOf(who: RoundPart['who'], index: number): string {
  return who === 'participant' ? togetherText.participant(index) : togetherText[who];
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={(theme) => ({ py: 1, borderTop: `1px solid ${theme.vars.palette.divider}` })}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {term}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontFamily: 'monospace', fontSize: '0.75rem', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
