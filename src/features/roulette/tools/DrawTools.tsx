import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { AboutDrawDialog } from '../proof/AboutDrawDialog.tsx';
import { CommitmentLine } from '../proof/CommitmentLine.tsx';
import { currentDraw } from '../proof/current-draw.ts';
import { proofText } from '../proof/text.ts';
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
}

/** What goes with a draw, below its button. */
export function DrawTools({ list, drawn, result, spinning, onBack }: DrawToolsProps) {
  const [explaining, setExplaining] = useState(false);

  useEffect(() => {
    currentDraw.set({ list, result });
    return () => currentDraw.set(null);
  }, [list, result]);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <NoRepeatSwitch disabled={spinning} />
        <WhatIsLeft list={list} drawn={drawn} disabled={spinning} onBack={onBack} />
        <Button variant="text" onClick={() => setExplaining(true)}>
          {proofText.about}
        </Button>
      </Box>
      {(spinning || result) && <CommitmentLine over={result !== null} />}
      <AboutDrawDialog open={explaining} onClose={() => setExplaining(false)} />
    </>
  );
}
