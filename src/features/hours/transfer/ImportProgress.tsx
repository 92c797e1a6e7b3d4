import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { uiText } from '#ui/text.ts';
import { useIsLong } from '#ui/use-is-long.ts';
import type { WorkingState } from './import-state.ts';
import { transferText } from './text.ts';

/** Work that takes longer is described, and can be stopped. */
const PATIENCE_MS = 2000;

interface ImportProgressProps {
  state: WorkingState;
  /** Absent: it cannot be stopped. */
  onStop?: () => void;
}

/** The progress of an import. */
export function ImportProgress({ state, onStop }: ImportProgressProps) {
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
          {onStop && <Button onClick={onStop}>{uiText.stop}</Button>}
        </>
      )}
    </Box>
  );
}
