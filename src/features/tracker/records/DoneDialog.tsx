import Button from '@mui/material/Button';
import { memo, useRef } from 'react';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { useLastPress } from '#sync/use-presses.ts';
import { useWaitingReason } from '#sync/use-queue-state.ts';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import type { TrackerAction } from '#work-time/commands/kinds.ts';
import { useCommands } from '#work-time/commands/use-commands.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import type { TrackerState } from '#work-time/commands/use-tracker.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { focusAfter } from '../focus-target.ts';
import { unsentText } from '../unsent/text.ts';
import { useStop } from '../use-stop.ts';

interface DoneDialogProps {
  tracker: TrackerState;
}

interface Shown {
  action: TrackerAction;
  message: string;
  canUndo: boolean;
  isWaiting: boolean;
  /** The entries that a start has left running. */
  others: readonly TrackedEntry[];
}

/**
 * Confirms each action (TRK-5), and takes it back where the server can (TRK-30). A start ends no other entry,
 * and names those that run (TRK-43). The content stays while the dialog fades out.
 */
export const DoneDialog = memo(function DoneDialog(props: DoneDialogProps) {
  const { tracker } = props;
  const commands = useCommands();
  const stop = useStop();
  const nameOf = useNameOf();
  const last = useRef<Shown | null>(null);
  const { message, steps, waiting } = useLastPress();
  const reason = useWaitingReason();
  const isExtended = useExtensions();
  const { data: timeline = [] } = useTimeline();
  // Without a message once it was refused after all.
  if (tracker.done && message !== '') {
    last.current = {
      action: tracker.done,
      message,
      canUndo: isExtended && steps.length > 0,
      isWaiting: waiting !== null,
      others: leftRunning(tracker.done, timeline),
    };
  }
  const { action, others = [] } = last.current ?? {};

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
  const byRecord = [...Map.groupBy(others, ({ recordId }) => recordId)].map(
    ([recordId, entries]) => ({ name: nameOf(recordId), entries }),
  );
  const details = [
    ...(last.current?.isWaiting ? [unsentText.waits(reason)] : []),
    ...(byRecord.length > 0 ? [workTimeText.alsoRuns(byRecord.map(({ name }) => name))] : []),
  ];
  return (
    <MessageDialog
      open={tracker.done !== null}
      message={last.current?.message ?? ''}
      detail={details.length > 0 ? details.map((line) => <div key={line}>{line}</div>) : undefined}
      action={
        <>
          {byRecord.map(({ name, entries }) => (
            <Button
              key={name}
              variant="text"
              onClick={() => {
                tracker.acknowledge();
                stop(entries);
              }}
            >
              {workTimeText.stopAlso(name)}
            </Button>
          ))}
          {last.current?.canUndo && undo}
        </>
      }
      onClose={tracker.acknowledge}
      onClosed={() => action && focusAfter(action)}
    />
  );
});

/** The running entries but the started one, which is the last of its record. */
function leftRunning(action: TrackerAction, timeline: readonly TrackedEntry[]): TrackedEntry[] {
  if (action.kind !== 'start') return [];
  const running = timeline.filter(({ endingMs }) => endingMs === null);
  const started = running.findLast(({ recordId }) => recordId === action.recordId);
  return running.filter((entry) => entry !== started);
}
