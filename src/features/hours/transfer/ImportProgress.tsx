import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { transferText } from './text.ts';
import type { Import } from './use-import.ts';

/** Work that takes longer is described. */
const PATIENCE_MS = 2000;

interface ImportProgressProps {
  work: NonNullable<Import['work']>;
  /** The share of it that is done, from 0 to 1; `null` if nobody knows. */
  share: number | null;
}

/** The progress of an import. */
export function ImportProgress({ work, share }: ImportProgressProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const percent = share === null ? 100 : Math.floor(share * 100);
  const isSending = work !== 'reading' && share !== null && percent < 100;
  const label = isSending ? transferText.sending(percent) : transferText.doing[work];
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
