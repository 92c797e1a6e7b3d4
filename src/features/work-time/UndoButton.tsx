import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Commands, useLastPress } from './commands/use-commands.ts';
import { workTimeText } from './text.ts';

interface UndoButtonProps {
  commands: Commands;
  sx?: SxProps<Theme>;
}

/** Takes back what was done last (TRK-30); nothing where that cannot be done. */
export function UndoButton({ commands: { undo }, sx = {} }: UndoButtonProps) {
  const { steps } = useLastPress();
  if (steps.length === 0) return null;
  return (
    <Button
      variant="text"
      startIcon={<Undo />}
      onClick={undo}
      sx={[{ flexShrink: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {workTimeText.undo}
    </Button>
  );
}
