import type { QueryClient } from '@tanstack/react-query';
import { isRemembered } from '#features/roulette/sources/use-chosen-source.ts';
import { itemsQuery, rafflesQuery } from '#features/roulette/sources/use-raffles.ts';

/** Asks for the raffles, and for the items of the one that will be chosen, before there is a page that shows them. */
export async function askForRaffles(client: QueryClient): Promise<void> {
  await client.prefetchQuery(rafflesQuery);
  const raffles = client.getQueryData(rafflesQuery.queryKey)?.rows ?? [];
  const chosen = raffles.find(isRemembered) ?? raffles[0];
  if (chosen) await client.prefetchQuery(itemsQuery(chosen.id));
}
