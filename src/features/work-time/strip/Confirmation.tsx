import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { type Commands, useIsBusy, useLastPress } from '../commands/use-commands.ts';
import { UndoButton } from '../UndoButton.tsx';

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
  const { undo } = commands;
  const { message, told } = useLastPress();
  const focusAfter = useFocusAfter(useIsBusy());
  useEffect(() => {
    function undoByKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isUndo || isTypedInto(event.target) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      undo();
    }
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, [undo]);

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

/** A field with text undoes its own typing; an empty one has nothing to undo. */
function isTypedInto(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value !== '';
}
