import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { BottomBar } from '#ui/BottomBar.tsx';
import type { Rounds } from '../spin/use-rounds.ts';
import { DrawButton } from './DrawButton.tsx';
import { SeveralButton } from './SeveralButton.tsx';

interface DrawBarProps {
  rounds: Rounds;
  /** The number of lines that can be drawn. */
  left: number;
  disabled: boolean;
  /** True after a press that waits for its lines. */
  waiting?: boolean | undefined;
  focusDuringSpin: RefObject<HTMLElement | null>;
  onDraw: () => void;
  onSeveral: (draws: number) => void;
}

/** The buttons that draw one line, or several one after the other. */
export function DrawBar(props: DrawBarProps) {
  const { rounds, left, disabled, waiting, focusDuringSpin, onDraw, onSeveral } = props;
  const { draw, locked } = rounds;
  return (
    <BottomBar>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <DrawButton
          phase={draw.spin.phase}
          disabled={disabled}
          waiting={waiting}
          locked={locked}
          onDraw={onDraw}
          focusDuringSpin={focusDuringSpin}
        />
        <SeveralButton rounds={rounds} left={left} onSeveral={onSeveral} />
      </Box>
    </BottomBar>
  );
}
