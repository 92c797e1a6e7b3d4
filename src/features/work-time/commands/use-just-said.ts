import { useClock } from '#lib/time/use-clock.ts';
import type { Commands } from './use-commands.ts';

/** How long what happened is said, with the way back. */
const SAID_MS = 10_000;

/** What the last press did, for ten seconds; then nothing (TRK-42). */
export function useJustSaid({ message, saidMs }: Commands): string {
  const isSaid = useClock(() => performance.now() - saidMs < SAID_MS);
  return isSaid ? message : '';
}
