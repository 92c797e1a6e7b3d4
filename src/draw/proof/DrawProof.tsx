import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { Details } from '#ui/Details.tsx';
import type { DrawList } from '../spin/use-draw.ts';
import { proofOfDraw } from './commitment.ts';
import { currentDraw } from './current-draw.ts';
import { proofText } from './text.ts';

/** Enough digits to see that they stay the same; `この抽選について` has all. */
const SHOWN_DIGITS = 12;

interface DrawProofProps {
  /** `null` while there is nothing to draw from. */
  list: DrawList | null;
  /** The result of the last draw from this list; `null` while it spins. */
  result: DrawResult | null;
  spinning: boolean;
  /** Why the draw is fair; shown when the user opens it. */
  children: ReactNode;
}

/** The commitment to a draw as one line, and why the draw is fair where the user opens it. */
export function DrawProof({ list, result, spinning, children }: DrawProofProps) {
  const last = useStore(proofOfDraw);
  // That of a list which was chosen before says nothing of this one.
  const proof = spinning || result ? last : null;
  useEffect(() => {
    currentDraw.set(list && { list, result, proof });
    return () => currentDraw.set(null);
  }, [list, result, proof]);

  return (
    <>
      {/* The commitment to the draw in sight, shown before the first tick. */}
      <Typography
        sx={{
          color: 'text.secondary',
          fontFamily: 'monospace',
          fontSize: '0.75rem',
          lineHeight: 1.5,
          height: '1.5em',
        }}
      >
        {proof && proofText.commitment(proof.commitment.slice(0, SHOWN_DIGITS))}
      </Typography>
      <Details summary={proofText.about} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {children}
      </Details>
    </>
  );
}
