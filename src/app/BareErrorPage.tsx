import Box from '@mui/material/Box';
import { Column } from './Column.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/** The error page without the panels: for when one of them cannot be shown. */
export function BareErrorPage() {
  return (
    <Column>
      <Box component="main">
        <ErrorPage />
      </Box>
    </Column>
  );
}
