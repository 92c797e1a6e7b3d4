import type { CollectionRepository, RaffleSummary } from './collection-repository.ts';
import type { RaffleDraft } from './raffle-rules.ts';

export type CollectionService = ReturnType<typeof createCollectionService>;

/** What the operator does with raffles. */
export function createCollectionService(repository: CollectionRepository) {
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
