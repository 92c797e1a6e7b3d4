import { useRef } from 'react';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { focusAfter } from './focus-target.ts';
import { workTimeText } from './text.ts';
import type { TrackerOutcome } from './tracker-action.ts';
import type { Tracker } from './use-tracker.ts';

/** Confirms each action (TRK-5); the text stays while the dialog fades out. */
export function DoneDialog({ tracker }: { tracker: Tracker }) {
  const last = useRef<TrackerOutcome | null>(null);
  if (tracker.done) last.current = tracker.done;
  return (
    <MessageDialog
      open={tracker.done !== null}
      message={last.current ? workTimeText.done[last.current.kind] : ''}
      onClose={tracker.acknowledge}
      onClosed={() => last.current && focusAfter(last.current)}
    />
  );
}
