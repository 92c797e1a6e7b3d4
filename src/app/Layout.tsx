import Box from '@mui/material/Box';
import { InfoPanel } from '#features/info-panel/InfoPanel.tsx';
import { NavigationPanel } from '#features/navigation/NavigationPanel.tsx';
import { SessionPanel } from '#features/sign-in/SessionPanel.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BarOfUser } from './BarOfUser.tsx';
import { Column } from './Column.tsx';
import { Main } from './Main.tsx';
import { PageTitle } from './PageTitle.tsx';
import { appText } from './text.ts';

/** The four stacked panels of every page (NAV-1); the address matters to the parts alone. */
export function Layout() {
  return (
    <Column>
      <PageTitle />
      <Box component="header">
        <VisuallyHidden as="h1">{appText.appName}</VisuallyHidden>
        <SessionPanel />
      </Box>
      <NavigationPanel />
      <Main />
      <InfoPanel />
      <BarOfUser />
    </Column>
  );
}
