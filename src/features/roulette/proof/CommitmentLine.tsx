import Typography from '@mui/material/Typography';
import { useStore } from '#lib/use-store.ts';
import { proofOfDraw } from './commitment.ts';
import { proofText } from './text.ts';

/** Enough to see that it stays the same; `この抽選について` has the whole. */
const SHOWN_DIGITS = 12;

/** The commitment to the draw that is shown: on the screen before the first tick, on a line of its own. */
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
