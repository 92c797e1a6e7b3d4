import Box from '@mui/material/Box';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { appText } from './text.ts';

/** Details of an error for support, collapsed at first. */
export function ErrorDetails({ error }: { error: unknown }) {
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
