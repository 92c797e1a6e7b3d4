import { DrawCard } from './DrawCard.tsx';
import { DrawStage } from './DrawStage.tsx';
import type { Roulette } from './use-roulette.ts';

/** The page of the chosen raffle or list: its card and its lines. */
export function DrawPage({ roulette }: { roulette: Roulette }) {
  return (
    <>
      <DrawCard roulette={roulette} name={roulette.source?.title ?? ''} />
      <DrawStage roulette={roulette} />
    </>
  );
}
