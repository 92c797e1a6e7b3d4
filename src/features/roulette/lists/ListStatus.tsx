import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Odds } from '#domain/roulette/odds.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import type { OwnList } from '../kept/own-list.ts';
import type { SaveState } from './list-saver.ts';
import { listsText } from './text.ts';

interface ListStatusProps {
  odds: readonly Odds[];
  state: SaveState;
  onTake: (theirs: OwnList) => void;
  onOverwrite: (theirs: OwnList) => void;
}

/** The odds of a list, and whether it is kept; if another tab changed it, the choice. */
export function ListStatus({ odds, state, onTake, onOverwrite }: ListStatusProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: '1.6em',
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{listsText.odds(odds)}</Typography>
        <Typography
          variant="body2"
          role={state.kind === 'conflict' ? 'alert' : undefined}
          sx={{ color: 'text.secondary' }}
        >
          {listsText.state[state.kind]}
        </Typography>
      </Box>
      {state.kind === 'conflict' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: TOUCH_TARGET }}>
          <Button onClick={() => onOverwrite(state.theirs)}>{listsText.keepMine}</Button>
          <Button onClick={() => onTake(state.theirs)}>{listsText.takeTheirs}</Button>
        </Box>
      )}
    </>
  );
}
