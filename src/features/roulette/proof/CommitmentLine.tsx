import Typography from '@mui/material/Typography';
import { useStore } from '#lib/use-store.ts';
import { proofOfDraw } from './commitment.ts';
import { proofText } from './text.ts';

/** The commitment to the draw that is shown: on the screen before the first tick, on a line of its own. */
export function CommitmentLine({ isShown }: { isShown: boolean }) {
  const proof = useStore(proofOfDraw);
  return (
    <Typography
      sx={{
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: 'clamp(0.5625rem, 2.1vw, 0.75rem)',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        lineHeight: 1.5,
        height: '1.5em',
      }}
    >
      {isShown && proof && proofText.commitment(proof.commitment)}
    </Typography>
  );
}
