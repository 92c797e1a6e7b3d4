import { paths } from '#contract/paths.ts';
import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { expectList } from '#lib/expect-list.ts';
import { call } from '#lib/http.ts';

export async function fetchRaffles(signal: AbortSignal): Promise<Raffle[]> {
  return expectList(await call<Raffle[]>({ url: paths.raffles, signal }));
}

export async function fetchRaffleItems(
  raffleId: number,
  signal: AbortSignal,
): Promise<RaffleItem[]> {
  return expectList(await call<RaffleItem[]>({ url: paths.raffleItems(raffleId), signal }));
}
