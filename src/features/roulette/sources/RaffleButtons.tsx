import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DrawSource, sourceKey } from '#domain/roulette/draw-result.ts';
import { useStore } from '#lib/use-store.ts';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import type { Spin } from '../draw/spin.ts';
import { rouletteText } from '../text.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface RaffleButtonsProps {
  /** The request for the raffles. */
  query: UseQueryResult;
  /** Raffles and own lists, in the order of their buttons. */
  sources: readonly DrawSource[];
  chosen: DrawSource | null;
  /** During a spin the raffle cannot be changed (ROU-3). */
  phase: Spin['phase'];
  onChoose: (source: DrawSource) => void;
}

export function RaffleButtons({ query, sources, chosen, phase, onChoose }: RaffleButtonsProps) {
  const spinning = useStore(phase) === 'spinning';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        minHeight: TOUCH_TARGET,
      }}
    >
      {sources.map((source) => (
        <Button
          key={sourceKey(source)}
          aria-pressed={chosen !== null && sourceKey(source) === sourceKey(chosen)}
          disabled={spinning}
          onClick={() => onChoose(source)}
        >
          <bdi>{rouletteText.raffleButton(source)}</bdi>
        </Button>
      ))}
      {query.isSuccess && sources.length === 0 && <Typography>{rouletteText.noRaffles}</Typography>}
      {query.isError && <LoadFailure query={query} />}
    </Box>
  );
}
