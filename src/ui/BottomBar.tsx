import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LOW_SCREEN } from '#theme/sizes.ts';

const BAR_HEIGHT = 'calc(68px + env(safe-area-inset-bottom))';

interface BottomBarProps {
  /** On wide screens, too, it stays at the bottom edge as long as its panel reaches there. */
  sticky?: boolean;
  children: ReactNode;
}

/**
 * Holds the page's main action: inline on wide screens; on phones fixed at the bottom edge above
 * the safe area, where the page gets extra space so that the bar covers nothing. On a low
 * screen, as at 400 % zoom, a fixed bar would cover half of the page, so it stays inline.
 */
export function BottomBar({ sticky = false, children }: BottomBarProps) {
  return (
    <Box
      sx={(theme) => ({
        mt: 1.5,
        [`${theme.breakpoints.up('sm')} and (min-height: ${LOW_SCREEN}px)`]: sticky && {
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          mt: 0.5,
          py: 1,
          backgroundColor: theme.vars.palette.background.paper,
        },
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
