import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sourceKey } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { noRepeatSetting } from '../draw/no-repeat-setting.ts';
import type { DrawList } from '../draw/use-draw.ts';
import { changeDrawnLines } from '../kept/drawn-lines.ts';
import { toolsText } from './text.ts';

interface WhatIsLeftProps {
  list: DrawList;
  drawn: readonly number[];
  disabled: boolean;
  /** Called before lines come back. */
  onBack: () => void;
}

/** How many lines are left without repeats, and the ways back (ROU-22). */
export function WhatIsLeft({ list, drawn, disabled, onBack }: WhatIsLeftProps) {
  const { source, items, lines } = list;
  if (!useStore(noRepeatSetting)) return null;
  const nothingToTakeBack = disabled || drawn.length === 0;

  function leaveOut(still: readonly number[]): void {
    onBack();
    changeDrawnLines(sourceKey(source), () =>
      still.map((line) => ({ line, item: items[line - 1]?.title ?? '' })),
    );
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2">{toolsText.left(lines.count, items.length)}</Typography>
      <Button
        variant="text"
        disabled={nothingToTakeBack}
        onClick={() => leaveOut(drawn.slice(0, -1))}
      >
        {toolsText.undo}
      </Button>
      <Button variant="text" disabled={nothingToTakeBack} onClick={() => leaveOut([])}>
        {toolsText.startOver}
      </Button>
      <Typography variant="body2" role="status" sx={{ flexBasis: '100%' }}>
        {lines.count === 0 && items.length > 0 && toolsText.nothingLeft}
      </Typography>
    </Box>
  );
}
