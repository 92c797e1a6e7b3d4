import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toApiError } from '#lib/api-error.ts';
import { clearError, notifyError } from '#lib/notify.ts';
import { sessionStore } from '#session/session-store.ts';
import { text as sessionText } from '#session/text.ts';
import { addRecord, deleteRecord, renameRecord, startEntry, stopEntry } from './api.ts';
import { text } from './text.ts';
import type { TrackerAction } from './tracker-action.ts';
import { trackerKey } from './use-records.ts';

export interface Tracker {
  selectedId: number | null;
  select: (recordId: number) => void;
  /** Does nothing while another action is under way, so that a double click is one. */
  run: (action: TrackerAction) => void;
  busy: boolean;
  /** What was done last and has not been acknowledged yet. */
  done: TrackerAction | null;
  acknowledge: () => void;
}

/** The tracker's state: what is selected, what is being done, what was done. */
export function useTracker(): Tracker {
  const queryClient = useQueryClient();
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [done, setDone] = useState<TrackerAction | null>(null);
  const underWay = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onMutate: clearError,
    onSuccess: (_, action) => {
      setSelectedId(null);
      setDone(action);
    },
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
    onSettled: () => {
      underWay.current = false;
      // Also after a failure: what was acted on may be gone.
      void queryClient.invalidateQueries({ queryKey: trackerKey });
    },
  });

  function run(action: TrackerAction): void {
    if (underWay.current) return;
    underWay.current = true;
    mutate(action);
  }

  return {
    selectedId,
    select: setSelectedId,
    run,
    busy: isPending,
    done,
    acknowledge: () => setDone(null),
  };
}

async function perform(action: TrackerAction): Promise<void> {
  switch (action.kind) {
    case 'add':
      await addRecord(text.newName, sessionStore.get());
      return;
    case 'rename':
      return renameRecord(action.recordId, action.name);
    case 'delete':
      return deleteRecord(action.recordId);
    case 'start':
      return startEntry(action.recordId);
    case 'stop':
      return stopEntry(action.recordId, action.entryId);
  }
}
