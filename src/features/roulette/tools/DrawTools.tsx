import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { bigScreenText } from '../big-screen/text.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { AboutDrawDetails } from '../proof/AboutDrawDetails.tsx';
import { CommitmentLine } from '../proof/CommitmentLine.tsx';
import { currentDraw } from '../proof/current-draw.ts';
import { NoRepeatSwitch } from './NoRepeatSwitch.tsx';
import { WhatIsLeft } from './WhatIsLeft.tsx';

interface DrawToolsProps {
  list: DrawList;
  drawn: readonly number[];
  /** Of the last draw from this list; `null` while it spins. */
  result: DrawResult | null;
  spinning: boolean;
  /** Called before lines come back: the result that is shown may be one of them. */
  onBack: () => void;
  onBigScreen: () => void;
}

/** What goes with a draw, below its button. */
export function DrawTools(props: DrawToolsProps) {
  const { list, drawn, result, spinning, onBack, onBigScreen } = props;

  useEffect(() => {
    currentDraw.set({ list, result });
    return () => currentDraw.set(null);
  }, [list, result]);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <NoRepeatSwitch disabled={spinning} />
        <Button variant="text" onClick={onBigScreen}>
          {bigScreenText.open}
        </Button>
      </Box>
      <WhatIsLeft list={list} drawn={drawn} disabled={spinning} onBack={onBack} />
      {(spinning || result) && <CommitmentLine over={result !== null} />}
      <AboutDrawDetails />
    </>
  );
}
