import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

const BAR_HEIGHT = 'calc(68px + env(safe-area-inset-bottom))';

/**
 * Holds the page's one main action: in its place on wide screens, stuck to the bottom edge above
 * the safe area on phones, where the page grows by the bar's height so that it covers nothing.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={(theme) => ({
        mt: 1.5,
        [theme.breakpoints.down('sm')]: {
          position: 'fixed',
          zIndex: theme.zIndex.appBar,
          insetInline: 0,
          bottom: 0,
          mt: 0,
          px: 1.5,
          py: 1,
          paddingBottom: 'calc(8px + env(safe-area-inset-bottom))',
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          backgroundColor: theme.vars.palette.background.paper,
        },
      })}
    >
      <GlobalStyles
        styles={(theme) => ({
          [theme.breakpoints.down('sm')]: { body: { paddingBottom: BAR_HEIGHT } },
        })}
      />
      {children}
    </Box>
  );
}
