import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Raffle } from '#contract/roulette.ts';
import { LoadError } from '#ui/LoadError.tsx';
import { text } from './text.ts';

interface RaffleButtonsProps {
  query: UseQueryResult<Raffle[]>;
  chosen: number | null;
  /** While a spin is under way the raffle cannot be switched. */
  locked: boolean;
  onChoose: (id: number) => void;
}

export function RaffleButtons({ query, chosen, locked, onChoose }: RaffleButtonsProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
      {query.data?.map((raffle) => (
        <Button
          key={raffle.id}
          aria-pressed={raffle.id === chosen}
          disabled={locked}
          onClick={() => onChoose(raffle.id)}
        >
          {text.raffleButton(raffle)}
        </Button>
      ))}
      {query.data?.length === 0 && <Typography>{text.noRaffles}</Typography>}
      {query.isError && <LoadError message={text.loadFailed} onRetry={() => query.refetch()} />}
    </Box>
  );
}
