import { useMemo, useState } from 'react';
import type { Commands } from './commands/use-commands.ts';
import { useServerId } from './outbox/use-waiting-presses.ts';
import { workTimeText } from './text.ts';
import type { TrackerAction } from './tracker-action.ts';

/** What can be done with records; the same object until something is pressed. */
export interface RecordActions {
  select: (recordId: number | null) => void;
  run: (action: TrackerAction) => void;
  /** See `Commands`. */
  isBlocked: boolean;
}

export interface Tracker {
  selectedId: number | null;
  /** The selection by the id that was pressed: it stays when the server gives the record another. */
  chosenId: number | null;
  actions: RecordActions;
  /** The last action, until its dialog is closed. */
  done: TrackerAction | null;
  acknowledge: () => void;
}

/** The selection, and the customer's actions with the dialog that confirms each (TRK-5). */
export function useTracker(commands: Commands): Tracker {
  const [chosenId, select] = useState<number | null>(null);
  const selectedId = useServerId(chosenId);
  const [done, setDone] = useState<TrackerAction | null>(null);

  const actions = useMemo<RecordActions>(() => {
    function run(action: TrackerAction): void {
      const onDone = () => {
        // Another one may have been chosen meanwhile.
        select((chosen) => (chosen === chosenId ? null : chosen));
        setDone(action);
      };
      commands.run([action], workTimeText.done[action.kind], { onDone });
    }
    return { select, run, isBlocked: commands.isBlocked };
  }, [commands, chosenId]);

  return useMemo(() => {
    function acknowledge(): void {
      commands.acknowledge();
      setDone(null);
    }
    return { selectedId, chosenId, actions, done, acknowledge };
  }, [commands, selectedId, chosenId, actions, done]);
}
