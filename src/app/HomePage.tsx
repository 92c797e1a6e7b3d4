import { Suspense } from 'react';
import { Roulette } from '#features/roulette/Roulette.tsx';
import { sessionStore } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { GuestHint } from './GuestHint.tsx';

const WorkTime = lazyPart(
  'WorkTime',
  async () => (await import('#features/work-time/WorkTime.tsx')).WorkTime,
);
// Whoever is signed in will want it: it comes while the rest of the page is made.
if (sessionStore.get()) WorkTime.preload();

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
