import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { DelayedProgress } from './DelayedProgress.tsx';

interface PanelProps {
  heading: string;
  /** Shown at the right end of the heading's row. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A panel of the page: an outlined paper, and a region named by its heading. */
export function Panel({ heading, action, busy = false, children }: PanelProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      aria-busy={busy}
      sx={{ position: 'relative', p: { xs: 1.5, sm: 2 } }}
    >
      <DelayedProgress visible={busy} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: action === undefined ? 0 : TOUCH_TARGET,
          mb: 1,
        }}
      >
        <Typography variant="h2" id={headingId} sx={{ color: 'text.secondary' }}>
          {heading}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
