import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { ChunkLoadError } from '#lib/chunk-load-error.ts';
import { pageLoad } from '#lib/page-load.ts';
import { text } from './text.ts';

/** Without its chunk the page says less, and nothing else changes. */
const ErrorDetails = lazy<ComponentType<{ error: unknown }>>(async () => {
  try {
    return { default: (await import('./ErrorDetails.tsx')).ErrorDetails };
  } catch {
    return { default: () => null };
  }
});

/** Stands in for what could not be shown, and names a chunk that did not load. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Paper role="alert" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h1" component="h2">
        {text.errorHeading}
      </Typography>
      {error instanceof ChunkLoadError && (
        <Typography>{text.chunkFailed(error.chunk, error.failure)}</Typography>
      )}
      <Button onClick={pageLoad.newest} sx={{ mt: 2 }}>
        {text.reload}
      </Button>
      <Suspense>
        <ErrorDetails error={error} />
      </Suspense>
    </Paper>
  );
}
