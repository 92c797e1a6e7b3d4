import { useEffect } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import type { DrawList } from '../spin/use-draw.ts';
import { AboutDrawDetails } from './AboutDrawDetails.tsx';
import { CommitmentLine } from './CommitmentLine.tsx';
import { currentDraw } from './current-draw.ts';

interface DrawProofProps {
  /** `null` while nothing is there to draw from. */
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
      <AboutDrawDetails />
    </>
  );
}
