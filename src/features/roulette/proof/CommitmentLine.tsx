import Typography from '@mui/material/Typography';
import { useStore } from '#lib/use-store.ts';
import { proofOfDraw } from './commitment.ts';
import { proofText } from './text.ts';

interface CommitmentLineProps {
  /** Whether the draw is over: only then is it told what the commitment was made from. */
  over: boolean;
}

/** The commitment to the draw that is shown: on the screen before the first tick. */
export function CommitmentLine({ over }: CommitmentLineProps) {
  const proof = useStore(proofOfDraw);
  if (!proof) return null;
  const { target, nonce } = proof.committed;
  return (
    <Typography
      component="div"
      sx={{
        mt: 0.5,
        color: 'text.secondary',
        fontFamily: 'monospace',
        fontSize: '0.75rem',
        overflowWrap: 'anywhere',
      }}
    >
      {proofText.commitment(proof.commitment)}
      <br />
      {over ? proofText.committed(target, nonce) : proofText.later}
    </Typography>
  );
}
