import { useMemo, useState } from 'react';
import { createStore } from '#lib/store.ts';
import { useStore } from '#lib/use-store.ts';
import { workTimeText } from '../words/text.ts';
import type { TrackerAction } from './kinds.ts';
import { useCommands } from './use-commands.ts';

export type TrackerState = ReturnType<typeof useTracker>;
export type RecordActions = TrackerState['actions'];

/** The selection, and the customer's actions with the dialog that confirms each (TRK-5). */
export function useTracker() {
  const commands = useCommands();
  const [selectedId, select] = useState<string | null>(null);
  const [confirmed] = useState(() => createStore<TrackerAction | null>(null));
  const done = useStore(confirmed);

  const actions = useMemo(() => {
    function press(action: TrackerAction): void {
      const onDone = () => {
        // Another one may have been chosen meanwhile.
        select((chosen) => (chosen === selectedId ? null : chosen));
        confirmed.set(action);
      };
      const onLateRefusal = () => {
        if (confirmed.get() !== action) return false;
        confirmed.set(null);
        return true;
      };
      commands.press([action], workTimeText.done[action.kind], { onDone, onLateRefusal });
    }
    return { select, press, isBlocked: commands.isBlocked };
  }, [commands, confirmed, selectedId]);

  return useMemo(() => {
    function acknowledge(): void {
      commands.acknowledge();
      confirmed.set(null);
    }
    return {
      selectedId,
      /** The customer's actions on records; the same object until something is pressed. */
      actions,
      /** The last action, until its dialog is closed. */
      done,
      acknowledge,
    };
  }, [commands, selectedId, actions, confirmed, done]);
}
