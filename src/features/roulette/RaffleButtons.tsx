import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Raffle } from '#contract/roulette.ts';
import { useStore } from '#lib/use-store.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { Spin } from './spin.ts';
import { text } from './text.ts';

interface RaffleButtonsProps {
  query: UseQueryResult<Raffle[]>;
  chosen: number | null;
  /** While it is under way the raffle cannot be switched. */
  spin: Spin;
  onChoose: (id: number) => void;
}

export function RaffleButtons({ query, chosen, spin, onChoose }: RaffleButtonsProps) {
  const spinning = useStore(spin.phase) === 'spinning';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
      {query.data?.map((raffle) => (
        <Button
          key={raffle.id}
          aria-pressed={raffle.id === chosen}
          disabled={spinning}
          onClick={() => onChoose(raffle.id)}
        >
          <bdi>{text.raffleButton(raffle)}</bdi>
        </Button>
      ))}
      {query.data?.length === 0 && <Typography>{text.noRaffles}</Typography>}
      {query.isError && <LoadFailure query={query} />}
    </Box>
  );
}
