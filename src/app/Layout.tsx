import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { InfoPanel } from '#features/info-panel/InfoPanel.tsx';
import { NavigationPanel } from '#features/navigation/NavigationPanel.tsx';
import { Lead } from '#features/roulette/Lead.tsx';
import { SessionPanel } from '#features/sign-in/SessionPanel.tsx';
import { lazyPart } from '#loading/lazy-part.tsx';
import { useExtensions } from '#session/use-extensions.ts';
import { useSession } from '#session/use-session.ts';
import { Brand } from './Brand.tsx';
import { Column } from './Column.tsx';
import { PageTitle } from './PageTitle.tsx';
import { RoomAbove } from './RoomAbove.tsx';

const TrackerBar = lazyPart(
  'tracker',
  async () => (await import('#features/tracker/bar/TrackerBar.tsx')).TrackerBar,
);

/**
 * The four stacked panels of every page (NAV-1); the address matters to the parts alone. Where the page
 * is prerendered, React takes over the content first and then the panels, or the one that is pressed
 * (decision 032).
 */
export function Layout() {
  const isSignedIn = useSession() !== null;
  return (
    <Column isRowShared={isSignedIn}>
      <PageTitle />
      <Box component="header">
        <Suspense>
          <SessionPanel
            brand={
              <>
                <Brand isShort={isSignedIn} />
                {!isSignedIn && <Lead place="head" />}
              </>
            }
          />
        </Suspense>
      </Box>
      <Suspense>
        <NavigationPanel />
      </Suspense>
      <Main />
      <Suspense>
        <InfoPanel />
      </Suspense>
      <BarOfUser />
    </Column>
  );
}

/**
 * The content of the address. It gets the focus if a navigation removed the focused element, such as a
 * link on the previous page. An element that still exists keeps the focus.
 */
function Main() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const content = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <Box component="main" ref={content} tabIndex={-1} sx={{ outline: 0 }}>
      <RoomAbove>
        <Outlet />
      </RoomAbove>
    </Box>
  );
}

/** The running entry at the bottom edge of all pages but the tracker's, which shows it itself (TRK-42). */
function BarOfUser() {
  const { pathname } = useLocation();
  const isExtended = useExtensions();
  const isSignedIn = useSession() !== null;
  const [, section = ''] = pathname.split('/');
  const isTracker = section === '' || section === 'Home';
  return isSignedIn && isExtended && !isTracker && <TrackerBar />;
}
