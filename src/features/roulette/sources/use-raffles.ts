import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fetchRaffleItems, fetchRaffles } from './api.ts';

export const rafflesQuery = queryOptions({
  queryKey: ['raffles'],
  queryFn: ({ signal }) => fetchRaffles(signal),
});

/** No request while no raffle is chosen. */
export const itemsQuery = (raffleId: number | null) =>
  queryOptions({
    queryKey: ['raffles', raffleId, 'items'],
    queryFn: raffleId === null ? skipToken : ({ signal }) => fetchRaffleItems(raffleId, signal),
  });

/** All raffles, and how many were invalid. */
export function useRaffles() {
  // React takes over a prerendered page as it was drawn: without raffles, also where they have come already.
  const isTakenOver = useSyncExternalStore(never, yes, no);
  const { queryKey, queryFn } = rafflesQuery;
  return useQuery({
    queryKey: isTakenOver ? queryKey : [...queryKey, 'prerendered'],
    queryFn: isTakenOver ? queryFn : skipToken,
  });
}

/** The items of a raffle, and how many were invalid. */
export const useRaffleItems = (raffleId: number | null) => useQuery(itemsQuery(raffleId));

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
