import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LOW_SCREEN } from '#theme/sizes.ts';

const BAR_HEIGHT = 'calc(68px + env(safe-area-inset-bottom))';

/**
 * Holds the page's main action: inline on wide screens; on phones fixed at the bottom edge above
 * the safe area, where the page gets extra space so that the bar covers nothing. On a low
 * screen, as at 400 % zoom, a fixed bar would cover half of the page, so it stays inline.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={(theme) => ({
        mt: 1.5,
        [stuck(theme)]: {
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
          [stuck(theme)]: { body: { paddingBottom: BAR_HEIGHT } },
        })}
      />
      {children}
    </Box>
  );
}

function stuck({ breakpoints }: Theme): string {
  return `${breakpoints.down('sm')} and (min-height: ${LOW_SCREEN}px)`;
}
