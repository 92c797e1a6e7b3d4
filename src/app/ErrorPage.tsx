import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { LoadingError } from '#loading/LoadingError.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { appText } from './text.ts';

/** Stands in for a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { logVariable } = useAppSettings();
  useEffect(() => logVariable('error', error), [logVariable, error]);
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <LoadingError error={error} level="h2" />
      <ErrorDetails error={error} />
    </Paper>
  );
}

/** Details of an error for support, collapsed at first. */
function ErrorDetails({ error }: { error: unknown }) {
  const details = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return (
    <Box component="details" sx={{ mt: 2, typography: 'body2' }}>
      <Box component="summary" sx={{ minHeight: TOUCH_TARGET, cursor: 'pointer' }}>
        {appText.details}
      </Box>
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {details}
      </Box>
    </Box>
  );
}
