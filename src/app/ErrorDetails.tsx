import Box from '@mui/material/Box';
import { text } from './text.ts';

/** What went wrong, for whoever is asked to help: folded away until it is wanted. */
export function ErrorDetails({ error }: { error: unknown }) {
  const details = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return (
    <Box component="details" sx={{ mt: 2, typography: 'body2' }}>
      <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer' }}>
        {text.details}
      </Box>
      <Box component="pre" sx={{ overflowX: 'auto' }}>
        {details}
      </Box>
    </Box>
  );
}
