import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DelayedProgress } from './DelayedProgress.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PanelProps {
  heading: string;
  /** For screen readers alone, where what the panel holds says it. */
  hiddenHeading?: boolean;
  /** Shown at the right end of the heading's row. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A panel of the page: an outlined paper, and a region named by its heading. */
export function Panel({
  heading,
  hiddenHeading = false,
  action,
  busy = false,
  children,
}: PanelProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      aria-busy={busy}
      sx={{ position: 'relative', p: { xs: 1.5, sm: 2 } }}
    >
      <DelayedProgress visible={busy} />
      {hiddenHeading ? (
        <VisuallyHidden as="h2" id={headingId}>
          {heading}
        </VisuallyHidden>
      ) : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            mb: 1,
          }}
        >
          <Typography variant="h2" id={headingId} sx={{ color: 'text.secondary' }}>
            {heading}
          </Typography>
          {/* Taller than the heading, which stands at the same distance from the edge all the same. */}
          <Box sx={{ my: -1.5 }}>{action}</Box>
        </Box>
      )}
      {children}
    </Paper>
  );
}
