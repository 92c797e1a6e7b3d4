import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LARGE_TEXT } from '#theme/sizes.ts';
import type { Rounds } from '../spin/use-rounds.ts';
import { rouletteText } from '../text.ts';

const SeveralDialog = lazyPart(
  'draw',
  async () => (await import('./SeveralDialog.tsx')).SeveralDialog,
);

interface SeveralButtonProps {
  rounds: Rounds;
  /** The number of lines that can be drawn. */
  left: number;
  onSeveral: (draws: number) => void;
}

/** Asks for a number of draws, and stops them. */
export function SeveralButton({ rounds, left, onSeveral }: SeveralButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { locked, several, stop } = rounds;
  return (
    <>
      {several ? (
        <Button sx={quiet} onClick={stop}>
          <span key="stop">{rouletteText.stop}</span>
        </Button>
      ) : (
        <Button sx={quiet} disabled={locked || left < 2} onClick={() => setOpen(true)}>
          <span key="several">{rouletteText.several}</span>
        </Button>
      )}
      {isOpen && (
        <SeveralDialog
          most={left}
          onClose={() => setOpen(false)}
          onDraw={(draws) => {
            setOpen(false);
            onSeveral(draws);
          }}
        />
      )}
    </>
  );
}

/** Has one width for both texts. */
const quiet = { flexShrink: 0, minWidth: '7rem', [LARGE_TEXT]: { minWidth: 0 } } as const;
