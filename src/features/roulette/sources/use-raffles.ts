import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Rows } from '#lib/http/read.ts';
import { fetchRaffleItems, fetchRaffles } from './api.ts';

const raffles = queryOptions({
  queryKey: ['raffles'],
  queryFn: ({ signal }) => fetchRaffles(signal),
});

/** Nothing is asked while no raffle is chosen. */
const itemsOf = (raffleId: number | null) =>
  queryOptions({
    queryKey: ['raffles', raffleId, 'items'],
    queryFn: raffleId === null ? skipToken : ({ signal }) => fetchRaffleItems(raffleId, signal),
  });

/** All raffles. */
export function useRaffles() {
  return useQuery({ ...raffles, select: usable });
}

/** The items of a raffle; no request while none is chosen. */
export function useRaffleItems(raffleId: number | null) {
  return useQuery({ ...itemsOf(raffleId), select: usable });
}

/** How many raffles, and items of the chosen one, were invalid. */
export function useLeftOutRows(raffleId: number | null): number {
  const { data: ofRaffles = 0 } = useQuery({ ...raffles, select: leftOut });
  const { data: ofItems = 0 } = useQuery({ ...itemsOf(raffleId), select: leftOut });
  return ofRaffles + ofItems;
}

const usable = <Row>({ rows }: Rows<Row>) => rows;
const leftOut = ({ leftOut }: Rows<unknown>) => leftOut;
