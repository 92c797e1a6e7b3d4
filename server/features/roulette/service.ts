import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { RaffleDraft } from './raffle-rules.ts';
import type { RaffleSummary, RouletteRepository } from './repository.ts';

export type RouletteService = ReturnType<typeof createRouletteService>;

/** What everyone sees of raffles. */
export function createRouletteService(repository: RouletteRepository) {
  return {
    raffles(): Promise<Raffle[]> {
      return repository.raffles();
    },

    /** The items in the order of their lines. A raffle may have none. */
    async items(raffle: number): Promise<RaffleItem[]> {
      const items = await repository.items(raffle);
      if (items.length === 0 && !(await repository.hasRaffle(raffle))) throw new NotFoundError();
      return items;
    },
  };
}

export type CollectionService = ReturnType<typeof createCollectionService>;

/** What the operator does with raffles. */
export function createCollectionService(repository: RouletteRepository) {
  return {
    list(): Promise<RaffleSummary[]> {
      return repository.summaries();
    },

    import(raffles: readonly RaffleDraft[]): Promise<void> {
      return repository.save(raffles);
    },

    async export(): Promise<RaffleDraft[]> {
      const raffles = new Map<string, string[]>();
      for (const { title, item } of await repository.rows()) {
        const items = raffles.get(title) ?? [];
        raffles.set(title, items);
        if (item !== null) items.push(item);
      }
      return [...raffles].map(([title, items]) => ({ title, items }));
    },
  };
}
