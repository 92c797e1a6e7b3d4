import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LARGE_TEXT } from '#theme/sizes.ts';
import type { useRounds } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';

const SeveralDialog = lazyPart(
  'draw',
  async () => (await import('./SeveralDialog.tsx')).SeveralDialog,
);

interface SeveralButtonProps {
  rounds: Pick<ReturnType<typeof useRounds>, 'locked' | 'several' | 'stop'>;
  /** How many lines can be drawn. */
  left: number;
  onSeveral: (draws: number) => void;
}

/** Asks how many are drawn, one after the other, and ends them. */
export function SeveralButton({ rounds, left, onSeveral }: SeveralButtonProps) {
  const [asks, setAsks] = useState(false);
  const { locked, several, stop } = rounds;
  return (
    <>
      {several ? (
        <Button sx={quiet} onClick={stop}>
          <span key="stop">{rouletteText.stop}</span>
        </Button>
      ) : (
        <Button sx={quiet} disabled={locked || left < 2} onClick={() => setAsks(true)}>
          <span key="several">{rouletteText.several}</span>
        </Button>
      )}
      {asks && (
        <Suspense>
          <SeveralDialog
            most={left}
            onClose={() => setAsks(false)}
            onDraw={(draws) => {
              setAsks(false);
              onSeveral(draws);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** It is as wide whatever it says. */
const quiet = { flexShrink: 0, minWidth: '7rem', [LARGE_TEXT]: { minWidth: 0 } } as const;
