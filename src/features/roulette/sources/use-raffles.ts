import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { fetchRaffleItems, fetchRaffles } from './api.ts';

const raffles = queryOptions({
  queryKey: ['raffles'],
  queryFn: ({ signal }) => fetchRaffles(signal),
});

/** All raffles, and how many were invalid. */
export const useRaffles = () => useQuery(raffles);

/** The items of a raffle, and how many were invalid; no request while none is chosen. */
export function useRaffleItems(raffleId: number | null) {
  return useQuery({
    queryKey: ['raffles', raffleId, 'items'],
    queryFn: raffleId === null ? skipToken : ({ signal }) => fetchRaffleItems(raffleId, signal),
  });
}
