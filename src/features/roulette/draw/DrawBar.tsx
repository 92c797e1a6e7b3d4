import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { BottomBar } from '#ui/BottomBar.tsx';
import { rouletteText } from '../text.ts';
import { DrawButton } from './DrawButton.tsx';
import type { useDrawTools } from './use-draw-tools.ts';
import type { useRounds } from './use-rounds.ts';

interface DrawBarProps {
  rounds: ReturnType<typeof useRounds>;
  /** How many lines can be drawn. */
  left: number;
  focusDuringSpin: RefObject<HTMLElement | null>;
  onDraw: () => void;
  tools: ReturnType<typeof useDrawTools>;
  onSeveral: (draws: number) => void;
}

/** Draws one, or asks how many, one after the other. */
export function DrawBar({ rounds, left, focusDuringSpin, onDraw, tools, onSeveral }: DrawBarProps) {
  const [asks, setAsks] = useState(false);
  const { draw, locked, several, stop } = rounds;
  return (
    <BottomBar sticky>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <DrawButton
          phase={draw.spin.phase}
          disabled={left === 0}
          locked={locked}
          onDraw={onDraw}
          focusDuringSpin={focusDuringSpin}
        />
        {several ? (
          <Button sx={quiet} onClick={stop}>
            {rouletteText.stop}
          </Button>
        ) : (
          <Button sx={quiet} disabled={locked || left < 2 || !tools} onClick={() => setAsks(true)}>
            {rouletteText.several}
          </Button>
        )}
      </Box>
      {tools && asks && (
        <tools.SeveralDialog
          most={left}
          onClose={() => setAsks(false)}
          onDraw={(draws) => {
            setAsks(false);
            onSeveral(draws);
          }}
        />
      )}
    </BottomBar>
  );
}

/** Of one width whatever it says. */
const quiet = { flexShrink: 0, minWidth: 112 } as const;
