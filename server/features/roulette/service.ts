import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { RouletteRepository } from './repository.ts';

export type RouletteService = ReturnType<typeof createRouletteService>;

/** The raffles as everyone sees them. */
export function createRouletteService(repository: RouletteRepository) {
  return {
    raffles: (): Promise<Raffle[]> => repository.raffles(),

    /** The items in the order of their lines. A raffle may have none. */
    async items(raffle: number): Promise<RaffleItem[]> {
      const items = await repository.items(raffle);
      if (items.length === 0 && !(await repository.hasRaffle(raffle))) throw new NotFoundError();
      return items;
    },
  };
}
