import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LARGE_TEXT, LOW_PAGE } from '#theme/sizes.ts';
import { DelayedProgress } from './DelayedProgress.tsx';
import { hiddenFromSight, VisuallyHidden } from './VisuallyHidden.tsx';

export interface PanelProps {
  heading: string;
  /** Where the heading can be seen; phones and low pages are not wide. Screen readers always have it. */
  headingSeen?: 'always' | 'on wide pages' | 'never';
  /** The space above and below the content, on phones and low pages. */
  padding?: 'normal' | 'small' | 'none';
  /** Shown at the right end of the heading's row. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A panel of the page: an outlined paper, and a region named by its heading. */
export function Panel({
  heading,
  headingSeen = 'always',
  padding = 'normal',
  action,
  busy = false,
  children,
}: PanelProps) {
  const headingId = useId();
  const isHiddenOnPhones = headingSeen === 'on wide pages';
  const py = { normal: 1.5, small: 0.75, none: '1px' }[padding];
  // With the border 8 px.
  const lowPy = { normal: 2, small: '7px', none: '1px' }[padding];
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      aria-busy={busy}
      sx={{
        position: 'relative',
        p: { xs: 1.5, sm: 2 },
        py: { xs: py, sm: headingSeen === 'never' ? lowPy : 2 },
        [LOW_PAGE]: isHiddenOnPhones || padding === 'none' ? { px: 1, py } : {},
      }}
    >
      <DelayedProgress visible={busy} />
      {headingSeen === 'never' ? (
        <>
          <VisuallyHidden as="h2" id={headingId}>
            {heading}
          </VisuallyHidden>
          <Box sx={{ ...onTheEdge, position: 'absolute', px: 0.5 }}>{action}</Box>
        </>
      ) : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            mb: { xs: isHiddenOnPhones ? 0 : 1, sm: 1 },
            [LOW_PAGE]: isHiddenOnPhones ? { mb: 0 } : {},
            [LARGE_TEXT]: { flexWrap: 'wrap' },
          }}
        >
          <Typography
            variant="h2"
            id={headingId}
            sx={[
              { color: 'text.secondary' },
              isHiddenOnPhones &&
                ((theme) => ({
                  [theme.breakpoints.down('sm')]: hiddenFromSight,
                  [LOW_PAGE]: hiddenFromSight,
                })),
            ]}
          >
            {heading}
          </Typography>
          {/* Taller than the heading, which keeps its distance from the edge all the same. */}
          <Box sx={isHiddenOnPhones ? onTheEdge : { my: -1.5, [LARGE_TEXT]: { my: 0 } }}>
            {action}
          </Box>
        </Box>
      )}
      {children}
    </Paper>
  );
}

/** Has no row of its own on a phone, so that it moves nothing when it comes and goes. */
const onTheEdge = {
  my: { sm: -1.5 },
  position: { xs: 'absolute', sm: 'static' },
  top: -11,
  right: 12,
  px: { xs: 0.5, sm: 0 },
  backgroundColor: 'background.paper',
} as const;
