import { useEffect } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { Details } from '#ui/Details.tsx';
import type { DrawList } from '../spin/use-draw.ts';
import { AboutDraw, currentDraw } from './AboutDraw.tsx';
import { CommitmentLine } from './CommitmentLine.tsx';
import { proofText } from './text.ts';

interface DrawProofProps {
  /** `null` while there is nothing to draw from. */
  list: DrawList | null;
  /** The result of the last draw from this list; `null` while it spins. */
  result: DrawResult | null;
  spinning: boolean;
}

/** The commitment to a draw as one line, and why the draw is fair where the user opens it. */
export function DrawProof({ list, result, spinning }: DrawProofProps) {
  useEffect(() => {
    currentDraw.set(list && { list, result });
    return () => currentDraw.set(null);
  }, [list, result]);

  return (
    <>
      <CommitmentLine isShown={spinning || result !== null} />
      <Details summary={proofText.about} sx={{ color: 'primary.main', fontSize: '0.875rem' }}>
        <AboutDraw />
      </Details>
    </>
  );
}
