import { useRef } from 'react';
import { MessageDialog } from '#ui/MessageDialog.tsx';
import { focusAfter } from './focus-target.ts';
import { text } from './text.ts';
import type { TrackerAction } from './tracker-action.ts';
import type { Tracker } from './use-tracker.ts';

/** Confirms each action; what it says stays while it fades away. */
export function DoneDialog({ tracker }: { tracker: Tracker }) {
  const last = useRef<TrackerAction | null>(null);
  if (tracker.done) last.current = tracker.done;
  return (
    <MessageDialog
      open={tracker.done !== null}
      message={last.current ? text.done[last.current.kind] : ''}
      onClose={tracker.acknowledge}
      onClosed={() => last.current && focusAfter(last.current)}
    />
  );
}
