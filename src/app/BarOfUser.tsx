import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#loading/lazy-part.tsx';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';

const TrackerBar = lazyPart(
  'tracker',
  async () => (await import('#features/tracker/bar/TrackerBar.tsx')).TrackerBar,
);

/** The running entry at the bottom edge of all pages but the tracker's, which shows it itself (TRK-42). */
export function BarOfUser() {
  const { pathname } = useLocation();
  const isExtended = useExtensions();
  const isSignedIn = useSession() !== null;
  const [, section = ''] = pathname.split('/');
  const isTracker = section === '' || section === 'Home';
  return <Suspense>{isSignedIn && isExtended && !isTracker && <TrackerBar />}</Suspense>;
}
