import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#loading/lazy-part.tsx';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';

const TrackerBar = lazyPart(
  'tracker',
  async () => (await import('#features/tracker/bar/TrackerBar.tsx')).TrackerBar,
);

/** What runs, at the bottom edge of the pages that are not the tracker's own, which has it itself (TRK-42). */
export function BarOfUser() {
  const { pathname } = useLocation();
  const isExtended = useExtensions();
  const isSignedIn = useSession() !== null;
  const [, section = ''] = pathname.split('/');
  const isTracker = section === '' || section === 'Home';
  return <Suspense>{isSignedIn && isExtended && !isTracker && <TrackerBar />}</Suspense>;
}
