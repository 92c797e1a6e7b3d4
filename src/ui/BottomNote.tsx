import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#lib/use-store.ts';
import { COLUMN_WIDTH, LOWEST_BAR_SCREEN, NOTE_HEIGHT } from '#theme/sizes.ts';
import { bottomPlace } from './bottom-place.ts';
import { useKeyboard } from './use-keyboard.ts';

interface BottomNoteProps {
  label: string;
  children: ReactNode;
}

/** A row that stays in sight at the bottom edge: in the bar that is there, or else in one of its own. */
export function BottomNote({ label, children }: BottomNoteProps) {
  const place = useStore(bottomPlace);
  const isTyping = useKeyboard();
  const row = (
    <Box
      component="section"
      aria-label={label}
      ref={useCallback(uncover, [])}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, minHeight: NOTE_HEIGHT }}
    >
      {children}
    </Box>
  );
  if (isTyping) return null;
  if (place) {
    return (
      <>
        <GlobalStyles styles={{ ':root': { '--bottom-note': NOTE_HEIGHT } }} />
        {createPortal(row, place)}
      </>
    );
  }
  return (
    <Box
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.appBar,
        insetInline: 0,
        bottom: 0,
        px: { xs: 1.5, sm: 0 },
        paddingBottom: 'env(safe-area-inset-bottom)',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        [`@media (max-height: ${LOWEST_BAR_SCREEN - 0.05}px)`]: { display: 'none' },
        '@media print': { display: 'none' },
      })}
    >
      <GlobalStyles
        styles={{
          ':root': { '--bottom-note': `calc(${NOTE_HEIGHT} + env(safe-area-inset-bottom))` },
        }}
      />
      {/* In line with the contents of the panels. */}
      <Box sx={{ maxWidth: COLUMN_WIDTH, mx: 'auto', px: { sm: 4 } }}>{row}</Box>
    </Box>
  );
}

/** The row or field that has the focus is not hidden by a row that has just come. */
function uncover(note: HTMLElement | null): void {
  const { activeElement } = document;
  if (!note || !activeElement || note.contains(activeElement)) return;
  const { top, bottom, height } = activeElement.getBoundingClientRect();
  const covered = bottom - note.getBoundingClientRect().top;
  // Not if the focus is on the whole page or on a panel.
  const isRow = top < innerHeight && height < innerHeight / 2;
  if (isRow && covered > 0) scrollBy({ top: covered + 8, behavior: 'instant' });
}
