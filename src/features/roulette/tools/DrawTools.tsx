import Box from '@mui/material/Box';
import type { DrawList } from '../draw/use-draw.ts';
import { NoRepeatSwitch } from './NoRepeatSwitch.tsx';
import { WhatIsLeft } from './WhatIsLeft.tsx';

interface DrawToolsProps {
  list: DrawList;
  drawn: readonly number[];
  spinning: boolean;
  /** Called before lines come back: the result that is shown may be one of them. */
  onBack: () => void;
}

/** What goes with a draw, below its button. */
export function DrawTools({ list, drawn, spinning, onBack }: DrawToolsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <NoRepeatSwitch disabled={spinning} />
      <WhatIsLeft list={list} drawn={drawn} disabled={spinning} onBack={onBack} />
    </Box>
  );
}
