import { paths } from '#contract/paths.ts';
import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { NotFoundError } from '#server/runtime/errors.ts';
import type { RouletteRepository } from './repository.ts';

export type RouletteService = ReturnType<typeof createRouletteService>;

/** Items of more bytes than these would delay the scripts of the page that they are sent before. */
const MOST_EARLY_BYTES = 10_000;

/** As JSON, about: looks at no more than that many bytes, however long the raffle is. */
function areSmall(items: readonly RaffleItem[]): boolean {
  let bytes = 0;
  return items.every(({ title }) => {
    bytes += Buffer.byteLength(title) + '{"title":""},'.length;
    return bytes < MOST_EARLY_BYTES;
  });
}

/** The raffles as everyone sees them. */
export function createRouletteService(repository: RouletteRepository) {
  /** The first raffle, and whether its items are few: as they were last read. */
  let first: { id: number | undefined; isSmall: boolean } = { id: undefined, isSmall: false };

  return {
    async raffles(): Promise<Raffle[]> {
      const raffles = await repository.raffles();
      const id = raffles[0]?.id;
      if (id !== first.id) first = { id, isSmall: false };
      return raffles;
    },

    /** The items in the order of their lines. A raffle may have none. */
    async items(raffle: number): Promise<RaffleItem[]> {
      const items = await repository.items(raffle);
      if (items.length === 0 && !(await repository.hasRaffle(raffle))) throw new NotFoundError();
      if (raffle === first.id) first = { id: raffle, isSmall: areSmall(items) };
      return items;
    },

    /**
     * The path of the call that a new guest's page will make for items; `null` where they are many, or nobody has asked
     * for them yet: no page waits for the database.
     */
    foreseenPath: (): string | null =>
      first.isSmall && first.id !== undefined ? paths.raffleItems(first.id) : null,
  };
}
