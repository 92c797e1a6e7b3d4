import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RaffleItem } from '#contract/roulette.ts';
import { rouletteText } from '../text.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface RaffleItemsProps {
  /** The request for the items of a raffle. */
  query: UseQueryResult;
  /** The lines of a raffle or an own list, once they are there. */
  items: readonly RaffleItem[] | undefined;
  children: (items: readonly RaffleItem[]) => ReactNode;
}

/** The items of the chosen raffle or list, or why there are none. */
export function RaffleItems({ query, items, children }: RaffleItemsProps) {
  if (query.isError) {
    return (
      <Hint>
        <LoadFailure query={query} />
      </Hint>
    );
  }
  if (!items) return null;
  if (items.length === 0) return <Hint>{rouletteText.noItems}</Hint>;
  return children(items);
}

/** At the top, where it is in sight on a phone. */
function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
