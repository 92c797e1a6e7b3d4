import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { InfoPanel } from '#features/info-panel/InfoPanel.tsx';
import { NavigationPanel } from '#features/navigation/NavigationPanel.tsx';
import { SessionPanel } from '#features/sign-in/SessionPanel.tsx';
import { useSession } from '#session/use-session.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BarOfUser } from './BarOfUser.tsx';
import { Column } from './Column.tsx';
import { Main } from './Main.tsx';
import { PageTitle } from './PageTitle.tsx';
import { appText } from './text.ts';

/**
 * The four stacked panels of every page (NAV-1); the address matters to the parts alone. Where the page
 * is prerendered, React takes over the content first and then the panels, or the one that is pressed
 * (decision 032).
 */
export function Layout() {
  return (
    <Column isRowShared={useSession() !== null}>
      <PageTitle />
      <Box component="header">
        <VisuallyHidden as="h1">{appText.appName}</VisuallyHidden>
        <Suspense>
          <SessionPanel />
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
