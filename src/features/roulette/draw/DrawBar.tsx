import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { LARGE_TEXT } from '#theme/sizes.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { rouletteText } from '../text.ts';
import { DrawButton } from './DrawButton.tsx';
import type { useRounds } from './use-rounds.ts';

const SeveralDialog = lazyPart(
  'draw',
  async () => (await import('./SeveralDialog.tsx')).SeveralDialog,
);

interface DrawBarProps {
  rounds: Pick<ReturnType<typeof useRounds>, 'draw' | 'locked' | 'several' | 'stop'>;
  /** How many lines can be drawn. */
  left: number;
  /** True if there may soon be more. */
  awaitsLines: boolean;
  /** True if the draw was pressed, and waits for them. */
  waiting: boolean;
  focusDuringSpin: RefObject<HTMLElement | null>;
  onDraw: () => void;
  onSeveral: (draws: number) => void;
}

/** Draws one, or asks how many, one after the other. */
export function DrawBar(props: DrawBarProps) {
  const { rounds, left, awaitsLines, waiting, focusDuringSpin, onDraw, onSeveral } = props;
  const [asks, setAsks] = useState(false);
  const { draw, locked, several, stop } = rounds;
  return (
    <BottomBar sticky>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <DrawButton
          phase={draw.spin.phase}
          disabled={left === 0 && !awaitsLines}
          waiting={waiting}
          locked={locked}
          onDraw={onDraw}
          focusDuringSpin={focusDuringSpin}
        />
        {several ? (
          <Button sx={quiet} onClick={stop}>
            <span key="stop">{rouletteText.stop}</span>
          </Button>
        ) : (
          <Button sx={quiet} disabled={locked || left < 2} onClick={() => setAsks(true)}>
            <span key="several">{rouletteText.several}</span>
          </Button>
        )}
      </Box>
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
    </BottomBar>
  );
}

/** It is as wide whatever it says. */
const quiet = { flexShrink: 0, minWidth: '7rem', [LARGE_TEXT]: { minWidth: 0 } } as const;
