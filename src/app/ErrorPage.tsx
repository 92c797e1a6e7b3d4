import Paper from '@mui/material/Paper';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { LoadingError } from '#loading/LoadingError.tsx';

/** If this chunk does not load, the page shows no details. */
const ErrorDetails = lazy<ComponentType<{ error: unknown }>>(async () => {
  try {
    return { default: (await import('./ErrorDetails.tsx')).ErrorDetails };
  } catch {
    return { default: () => null };
  }
});

/** What a route shows in place of a page that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { logVariable } = useAppSettings();
  useEffect(() => logVariable('error', error), [logVariable, error]);
  return (
    <Paper sx={{ p: { xs: 1.5, sm: 2 } }}>
      <LoadingError error={error} level="h2" />
      <Suspense>
        <ErrorDetails error={error} />
      </Suspense>
    </Paper>
  );
}
