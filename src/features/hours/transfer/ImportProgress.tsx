import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIsLong } from '#ui/use-is-long.ts';
import type { WorkingState } from './import-state.ts';
import { transferText } from './text.ts';

/** Work that takes longer is described. */
const PATIENCE_MS = 2000;

/** The progress of an import. */
export function ImportProgress({ state }: { state: WorkingState }) {
  const { at, share } = state;
  const isLong = useIsLong(PATIENCE_MS);
  const percent = share === null ? 100 : Math.floor(share * 100);
  const isSending = at !== 'reading' && share !== null && percent < 100;
  const label = isSending ? transferText.sending(percent) : transferText.doing[at];
  return (
    <Box role="status">
      {isLong && (
        <>
          <Typography variant="body2">{label}</Typography>
          <LinearProgress
            aria-label={label}
            variant={percent < 100 ? 'determinate' : 'indeterminate'}
            value={percent}
            sx={{ mt: 1 }}
          />
        </>
      )}
    </Box>
  );
}
