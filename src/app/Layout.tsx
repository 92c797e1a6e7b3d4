import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { InfoPanel } from '#features/info-panel/InfoPanel.tsx';
import { NavigationPanel } from '#features/navigation/NavigationPanel.tsx';
import { SessionPanel } from '#features/sign-in/SessionPanel.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Column } from './Column.tsx';
import { PageTitle } from './PageTitle.tsx';
import { appText } from './text.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** The four stacked panels of every page (NAV-1). */
export function Layout() {
  const main = useFocusWhenLost();
  return (
    <Column>
      <PageTitle />
      <Box component="header">
        <VisuallyHidden as="h1">{appText.appName}</VisuallyHidden>
        <SessionPanel />
      </Box>
      <NavigationPanel />
      <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
        <Outlet />
      </Box>
      <InfoPanel />
    </Column>
  );
}
