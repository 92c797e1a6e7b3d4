import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useLastPress } from '#sync/use-presses.ts';
import { useCommands } from './commands/use-commands.ts';
import { workTimeText } from './words/text.ts';

/** Takes back the last press, or does one again that was taken back (TRK-30); nothing where neither can be done. */
export function UndoButton({ order = {} }: { order?: { md?: number } }) {
  const { undo, redo } = useCommands();
  const { steps, redo: undone } = useLastPress();
  if (steps.length === 0 && !undone) return null;
  return (
    <Button
      variant="text"
      startIcon={undone ? <Redo /> : <Undo />}
      onClick={undone ? redo : undo}
      sx={{ flexShrink: 0, order }}
    >
      <span key={undone ? 'redo' : 'undo'}>{undone ? workTimeText.redo : workTimeText.undo}</span>
    </Button>
  );
}
