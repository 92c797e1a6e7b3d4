import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCommands, useLastPress } from '../commands/use-commands.ts';
import { workTimeText } from '../words/text.ts';

/** Takes back what was done last, or does again what was taken back (TRK-30); nothing where neither can be done. */
export function UndoButton({ sx = {} }: { sx?: SxProps<Theme> }) {
  const { undo, redo } = useCommands();
  const { steps, redo: undone } = useLastPress();
  if (steps.length === 0 && !undone) return null;
  return (
    <Button
      variant="text"
      startIcon={undone ? <Redo /> : <Undo />}
      onClick={undone ? redo : undo}
      sx={[{ flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <span key={undone ? 'redo' : 'undo'}>{undone ? workTimeText.redo : workTimeText.undo}</span>
    </Button>
  );
}
