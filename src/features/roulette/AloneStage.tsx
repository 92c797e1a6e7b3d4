import { DrawStage } from '#draw/stage/DrawStage.tsx';
import { rouletteText } from '#draw/text.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import type { DrawAlone } from './use-draw-alone.ts';

/** The lines of the chosen raffle or list, or why there are none. */
export function AloneStage({ alone: { session, sources } }: { alone: DrawAlone }) {
  const { query } = sources;
  const hint = query.isError ? (
    <ErrorMessage message={rouletteText.loadFailed(query.error)} onRetry={() => query.refetch()} />
  ) : (
    session.list?.items.length === 0 && rouletteText.noItems
  );
  return <DrawStage session={session} hint={hint} />;
}
