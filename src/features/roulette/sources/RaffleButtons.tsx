import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { rouletteText } from '#draw/text.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { LoadError } from '#ui/LoadError.tsx';

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
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        minHeight: TOUCH_TARGET,
        mb: 1,
        // A few raffles and the button behind them fill two rows of a phone. Reserved space: loading them
        // shifts nothing.
        ...(query.isPending && {
          '@media (max-width: 426px)': {
            minHeight: 2 * TOUCH_TARGET + 8,
            alignContent: 'flex-end',
          },
        }),
      }}
    >
      {sources.map((source) => (
        <Button
          key={sourceKey(source)}
          aria-pressed={chosen !== null && sourceKey(source) === sourceKey(chosen)}
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
        <LoadError message={rouletteText.loadFailed(query.error)} onRetry={() => query.refetch()} />
      )}
    </Box>
  );
}

/** A title of a hundred letters would push the draw out of sight. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
