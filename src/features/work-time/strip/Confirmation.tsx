import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { type Commands, useIsBusy, useLastPress } from '../commands/use-commands.ts';
import { UndoButton } from '../UndoButton.tsx';
import { useUndoKey } from './use-undo-key.ts';

interface ConfirmationProps {
  commands: Commands;
  /** Said beside it. */
  children: ReactNode;
}

/**
 * Says what was done last, beside the button that takes it back; so does Ctrl+Z (TRK-30). Its line
 * is reserved, and stays until something else is done.
 */
export function Confirmation({ commands, children }: ConfirmationProps) {
  const { message, told } = useLastPress();
  const focusAfter = useFocusAfter(useIsBusy());
  useUndoKey(commands.undo);
  return (
    <Box
      ref={focusAfter}
      tabIndex={-1}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: TOUCH_TARGET,
      }}
    >
      {/* Not where the button to stop was: a second press of that is none of this one. */}
      <UndoButton commands={commands} sx={{ ml: -1, mr: 1 }} />
      {/* On a phone they may be two lines, as high as the button. */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          '& > .MuiTypography-root': { lineHeight: '1.375rem' },
          '& > :not(:empty)': { mr: 1 },
        }}
      >
        {children}
        <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {`${told} ${message}`.trim()}
        </Typography>
      </Box>
    </Box>
  );
}
