import { useMemo, useState } from 'react';
import { workTimeText } from '../words/text.ts';
import type { TrackerAction } from './kinds.ts';
import { useCommands } from './use-commands.ts';

/** The customer's actions on records; the same object until something is pressed. */
export interface RecordActions {
  select: (recordId: string | null) => void;
  press: (action: TrackerAction) => void;
  /** See `Presses`. */
  isBlocked: boolean;
}

export interface Tracker {
  selectedId: string | null;
  actions: RecordActions;
  /** The last action, until its dialog is closed. */
  done: TrackerAction | null;
  acknowledge: () => void;
}

/** The selection, and the customer's actions with the dialog that confirms each (TRK-5). */
export function useTracker(): Tracker {
  const commands = useCommands();
  const [selectedId, select] = useState<string | null>(null);
  const [done, setDone] = useState<TrackerAction | null>(null);

  const actions = useMemo<RecordActions>(() => {
    function press(action: TrackerAction): void {
      const onDone = () => {
        // Another one may have been chosen meanwhile.
        select((chosen) => (chosen === selectedId ? null : chosen));
        setDone(action);
      };
      commands.press([action], workTimeText.done[action.kind], { onDone });
    }
    return { select, press, isBlocked: commands.isBlocked };
  }, [commands, selectedId]);

  return useMemo(() => {
    function acknowledge(): void {
      commands.acknowledge();
      setDone(null);
    }
    return { selectedId, actions, done, acknowledge };
  }, [commands, selectedId, actions, done]);
}
