import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { LoadingError } from '#loading/LoadingError.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';

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
