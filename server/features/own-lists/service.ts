import { LISTS_LIMIT_BYTES } from '#contract/limits.ts';
import type { ListLetter } from '#contract/own-list-paths.ts';
import type { SavedOwnList, SaveOwnList, StoredOwnList } from '#contract/own-lists.ts';
import type { Press } from '#server/changes/press.ts';
import type { Transact } from '#server/changes/transact.ts';
import { ConflictError, InvalidFieldError, NotFoundError } from '#server/runtime/errors.ts';
import type { OwnListRepository } from './repository.ts';

interface OwnListDeps {
  of: (user: number) => OwnListRepository;
  transact: Transact<OwnListRepository>;
}

export type OwnListService = ReturnType<typeof createOwnListService>;

/** Lists, each a document with a version: who has seen another one changes nothing (ROU-52). */
export function createOwnListService({ of, transact }: OwnListDeps) {
  return {
    /** By their letters. */
    all: (user: number): Promise<StoredOwnList[]> => of(user).all(),

    save(press: Press, letter: ListLetter, body: SaveOwnList): Promise<SavedOwnList> {
      const { version: seen, title, items, drawn } = body;
      assertDrawn(drawn, items.length);
      return transact(press, async (lists) => {
        const version = lists.revision;
        const current = await lists.find(letter);
        if (seen > 0 || current !== undefined) assertSeen(current, seen);
        if ((await lists.bytesWith({ letter, title, items, drawn })) > LISTS_LIMIT_BYTES)
          throw new InvalidFieldError('items', 'All lists together have at most 4 MB.');
        await lists.put({ letter, version, title, items, drawn });
        return { letter, version };
      });
    },

    remove(press: Press, letter: ListLetter, seen: number): Promise<void> {
      return transact(press, async (lists) => {
        assertSeen(await lists.find(letter), seen);
        await lists.remove(letter);
      });
    },
  };
}

function assertSeen(current: StoredOwnList | undefined, seen: number): void {
  if (current === undefined) throw new NotFoundError();
  if (current.version !== seen) throw new ConflictError({ current });
}

function assertDrawn(drawn: readonly number[], lines: number): void {
  const isWrong = drawn.some((line) => line > lines) || new Set(drawn).size < drawn.length;
  if (isWrong) throw new InvalidFieldError('drawn', 'Each must be a line of the list, once.');
}
