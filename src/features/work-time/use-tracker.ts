import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toApiError } from '#lib/http/api-error.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { cacheOutcome } from './cache-outcome.ts';
import { performAction } from './perform-action.ts';
import type { TrackerAction, TrackerOutcome } from './tracker-action.ts';
import { trackerKey } from './use-records.ts';

export interface Tracker {
  selectedId: number | null;
  select: (recordId: number) => void;
  /** Does nothing while another action is in progress, so that a double click is one. */
  run: (action: TrackerAction) => void;
  busy: boolean;
  /** What the last action did, until its dialog is closed. */
  done: TrackerOutcome | null;
  acknowledge: () => void;
}

/** The tracker's state: the selection, the action in progress, the last action. */
export function useTracker(): Tracker {
  const queryClient = useQueryClient();
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [done, setDone] = useState<TrackerOutcome | null>(null);
  const underWay = useRef(false);

  const { mutate, isPending } = useMutation({
    mutationFn: performAction,
    onMutate: clearError,
    onSuccess: (outcome) => {
      cacheOutcome(queryClient, outcome);
      setSelectedId(null);
      setDone(outcome);
    },
    onError: (error) => notifyError(sessionText.callFailed(toApiError(error))),
    onSettled: () => {
      underWay.current = false;
      // Also after a failure: the record may have been deleted.
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
