import { skipToken, useQuery } from '@tanstack/react-query';
import { fetchRaffleItems, fetchRaffles } from './api.ts';

/** The raffles that there are. */
export function useRaffles() {
  return useQuery({ queryKey: ['raffles'], queryFn: ({ signal }) => fetchRaffles(signal) });
}

/** The items of a raffle; nothing is asked while none is chosen. */
export function useRaffleItems(raffleId: number | null) {
  return useQuery({
    queryKey: ['raffles', raffleId, 'items'],
    queryFn: raffleId === null ? skipToken : ({ signal }) => fetchRaffleItems(raffleId, signal),
  });
}
