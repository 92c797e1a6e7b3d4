import Typography from '@mui/material/Typography';
import { useStore } from '#lib/use-store.ts';
import { proofOfDraw } from './commitment.ts';
import { proofText } from './text.ts';

/** Enough digits to see that they stay the same; `この抽選について` has all. */
const SHOWN_DIGITS = 12;

/** The commitment to the draw in sight, shown before the first tick. */
export function CommitmentLine({ isShown }: { isShown: boolean }) {
  const proof = useStore(proofOfDraw);
  return (
    <Typography
      sx={{
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: '0.75rem',
        lineHeight: 1.5,
        height: '1.5em',
      }}
    >
      {isShown && proof && proofText.commitment(proof.commitment.slice(0, SHOWN_DIGITS))}
    </Typography>
  );
}
