import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { transferText } from './text.ts';

/** How long work may take before it is described. */
const PATIENCE_MS = 2000;

interface ImportProgressProps {
  isImporting: boolean;
  /** The share of the file that has been sent, from 0 to 1. */
  sent: number;
}

/** How far an import is. */
export function ImportProgress({ isImporting, sent }: ImportProgressProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const percent = Math.floor(sent * 100);
  const done = isImporting ? transferText.working : transferText.reading;
  const label = percent < 100 ? transferText.sending(percent) : done;
  return (
    <Box role="status">
      {isLong && (
        <>
          <Typography variant="body2">{label}</Typography>
          <LinearProgress
            aria-label={label}
            {...(percent < 100 ? { variant: 'determinate', value: percent } : {})}
            sx={{ mt: 1 }}
          />
        </>
      )}
    </Box>
  );
}
