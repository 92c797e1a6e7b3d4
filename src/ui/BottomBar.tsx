import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useCallback } from 'react';
import { LOWEST_BAR_SCREEN } from '#theme/sizes.ts';
import { bottomPlace, STUCK } from './bottom-place.ts';
import { useKeyboard } from './use-keyboard.ts';

const WIDE = `(min-width: 600px) and (min-height: ${LOWEST_BAR_SCREEN}px)`;

/** A large button, as high as its text needs it, and the space around. */
const BAR_HEIGHT = 'max(68px, 1.75rem + 32px)';

/**
 * Holds the page's main action: on wide screens at the bottom edge as long as its panel reaches there; on
 * phones fixed there above the safe area, where the page gets extra space so that the bar covers nothing. It
 * leaves with the keyboard on the screen.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const isTyping = useKeyboard();
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    bottomPlace.set(element);
    return () => bottomPlace.set(null);
  }, []);
  return (
    <Box
      sx={(theme) => ({
        mt: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        [`@media ${WIDE}`]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          mt: 0.5,
          py: 1,
          backgroundColor: theme.vars.palette.background.paper,
        },
        [`@media ${STUCK}`]: {
          display: isTyping ? 'none' : 'flex',
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
          ...oneRow,
        },
        '@media print': { display: 'none' },
      })}
    >
      <GlobalStyles
        styles={{
          [`@media ${STUCK}`]: {
            ':root': { '--bottom-bar': `calc(${BAR_HEIGHT} + env(safe-area-inset-bottom))` },
          },
        }}
      />
      <Box
        ref={place}
        data-note
        sx={{ flex: '1 1 auto', minWidth: 0, '&:empty': { display: 'none' } }}
      />
      <Box sx={{ flex: '999 1 10rem', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

/** On a phone one row of 56 px has room for a time and its button beside the action, not for a name. */
const oneRow = {
  '&:has(> [data-note]:not(:empty))': {
    pt: '2px',
    paddingBottom: 'calc(2px + env(safe-area-inset-bottom))',
    '& .MuiButton-root': { minWidth: 0, px: 1, whiteSpace: 'nowrap' },
    '& > [data-note]': { my: '-2px', '& bdi, & .MuiButton-startIcon': { display: 'none' } },
  },
} as const;
