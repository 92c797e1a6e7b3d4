import { lazy, Suspense } from 'react';
import { Roulette } from '#features/roulette/Roulette.tsx';
import { loadChunk } from '#lib/load-chunk.ts';
import { useSession } from '#session/use-session.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { GuestHint } from './GuestHint.tsx';

const WorkTime = lazy(() =>
  loadChunk('WorkTime', async () => ({
    default: (await import('#features/work-time/WorkTime.tsx')).WorkTime,
  })),
);

/** The index page: the tracker of whoever is signed in, and the roulette for everybody else. */
export function HomePage() {
  const session = useSession();
  if (!session) return <Roulette notice={<GuestHint />} />;
  return (
    <Suspense>
      <WorkTime
        fallback={(message, retry) => (
          <Roulette notice={<LoadError message={message} onRetry={retry} />} />
        )}
      />
    </Suspense>
  );
}
