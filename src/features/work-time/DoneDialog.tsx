import Button from '@mui/material/Button';
import { memo, useRef } from 'react';
import { useExtensions } from '#session/use-extensions.ts';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import type { TrackerAction } from './commands/kinds.ts';
import type { Commands } from './commands/use-commands.ts';
import { useWaitingReason } from './commands/use-queue-state.ts';
import { focusAfter } from './focus-target.ts';
import { workTimeText } from './text.ts';
import type { Tracker } from './use-tracker.ts';

interface DoneDialogProps {
  tracker: Tracker;
  commands: Commands;
}

interface Shown {
  action: TrackerAction;
  message: string;
  canUndo: boolean;
  isWaiting: boolean;
}

/**
 * Confirms each action (TRK-5), and takes it back where the server can (TRK-30). Its content stays
 * while the dialog fades out.
 */
export const DoneDialog = memo(function DoneDialog({ tracker, commands }: DoneDialogProps) {
  const last = useRef<Shown | null>(null);
  const reason = useWaitingReason();
  const isExtended = useExtensions();
  if (tracker.done) {
    const { message, canUndo, isWaiting } = commands;
    last.current = { action: tracker.done, message, canUndo: isExtended && canUndo, isWaiting };
  }
  const undo = (
    <Button
      variant="text"
      onClick={() => {
        tracker.acknowledge();
        commands.undo();
      }}
    >
      {workTimeText.undo}
    </Button>
  );
  return (
    <MessageDialog
      open={tracker.done !== null}
      message={last.current?.message ?? ''}
      detail={last.current?.isWaiting ? workTimeText.unsent.waits(reason) : undefined}
      action={last.current?.canUndo ? undo : undefined}
      onClose={tracker.acknowledge}
      onClosed={() => last.current && focusAfter(last.current.action)}
    />
  );
});
