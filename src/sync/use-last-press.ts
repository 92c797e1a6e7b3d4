/** What is known of the last press, for those who say it; what presses, is in use-commands.ts. */
import { skipToken, useIsMutating, useQuery } from '@tanstack/react-query';
import { useClock } from '#lib/time/use-clock.ts';
import { type History, historyKey, NOTHING } from './undo-state.ts';

/** How long what happened is said, with the way back. */
const SAID_MS = 10_000;

export function useLastPress(): History {
  const { data = NOTHING } = useQuery<History>({
    queryKey: historyKey,
    queryFn: skipToken,
    initialData: NOTHING,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Whether a press is under way. */
export function useIsBusy(): boolean {
  return useIsMutating({ mutationKey: historyKey }) > 0;
}

/** What the last press did, for ten seconds; then nothing (TRK-42). */
export function useJustSaid(): string {
  const { message, saidMs } = useLastPress();
  const isSaid = useClock(() => performance.now() - saidMs < SAID_MS);
  return isSaid ? message : '';
}
