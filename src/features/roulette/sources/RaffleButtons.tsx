import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { rouletteText } from '#draw/text.ts';
import { atMostLines, LARGE_TEXT, TOUCH_TARGET } from '#theme/sizes.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';

interface RaffleButtonsProps {
  /** The request for the raffles. */
  query: UseQueryResult;
  /** Raffles and own lists, in the order of their buttons. */
  sources: readonly DrawSource[];
  chosen: DrawSource | null;
  /** During a draw the raffle cannot be changed (ROU-3). */
  disabled: boolean;
  onChoose: (source: DrawSource) => void;
  /** The last button. */
  children?: ReactNode;
}

export function RaffleButtons(props: RaffleButtonsProps) {
  const { query, sources, chosen, disabled, onChoose, children } = props;
  const isChosen = (source: DrawSource) =>
    chosen !== null && sourceKey(source) === sourceKey(chosen);
  const { length: count } = sources;
  // Once more when others come, which may stand before it.
  const bringChosen = useCallback(
    (button: HTMLElement | null) => {
      if (count > 1) bringIntoRow(button);
    },
    [count],
  );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        minHeight: TOUCH_TARGET,
        mb: { xs: 0.5, sm: 1 },
        [NARROW_ROW]: slidingRow,
      }}
    >
      {sources.map((source) => (
        <Button
          key={sourceKey(source)}
          ref={isChosen(source) ? bringChosen : undefined}
          aria-pressed={isChosen(source)}
          disabled={disabled}
          onClick={() => onChoose(source)}
        >
          <Box component="bdi" dir="ltr" translate="no" sx={twoLines}>
            {rouletteText.raffleButton(source)}
          </Box>
        </Button>
      ))}
      {children}
      {query.isSuccess && sources.length === 0 && <Typography>{rouletteText.noRaffles}</Typography>}
      {query.isError && (
        <ErrorMessage
          message={rouletteText.loadFailed(query.error)}
          onRetry={() => query.refetch()}
        />
      )}
    </Box>
  );
}

/** Slides the row, and not the page, until the chosen one is in sight: with the next frame, which has to lay it out. */
function bringIntoRow(button: HTMLElement | null): void {
  if (button) requestAnimationFrame(() => slideTo(button));
}

function slideTo(button: HTMLElement): void {
  const row = button.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const last = row.lastElementChild?.clientWidth ?? 0;
  const room = row.clientWidth - last - button.offsetWidth;
  row.scrollLeft = Math.max(0, button.offsetLeft - row.offsetLeft - Math.max(0, room / 2));
}

const NARROW_ROW = '@media (max-width: 599.95px)';

/** On a phone one row slides, and its last button stays in sight. Focus rings have room. */
const slidingRow = ({ vars }: Theme) => ({
  flexWrap: 'nowrap',
  alignItems: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: -0.5,
  mt: -0.5,
  p: 0.5,
  // Each fits beside the last one.
  '& > *': {
    flexShrink: 0,
    maxWidth: 'max(7rem, 100% - 9.25rem)',
    [LARGE_TEXT]: { maxWidth: '80%' },
  },
  '& > button:last-of-type': {
    position: 'sticky',
    right: 0,
    ml: 'auto',
    maxWidth: 'none',
    // It would leave the others no room.
    [LARGE_TEXT]: { position: 'relative' },
    // Without raffles an error stands beside it.
    '&:first-of-type:not(:last-child)': { ml: 0 },
    backgroundColor: vars.palette.background.paper,
    // Up to the edge of the panel.
    boxShadow: `3px 0 0 1px ${vars.palette.background.paper}`,
    // A gap, below which the others slide.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: -1,
      right: '100%',
      width: 8,
      backgroundColor: vars.palette.background.paper,
    },
  },
});

/** A title of a hundred letters would push the draw out of sight. */
const twoLines = {
  ...atMostLines(2),
  overflow: 'hidden',
  // Between phrases, its letter would stand alone.
  wordBreak: 'normal',
} as const;
