import { ownListPaths } from '#contract/own-list-paths.ts';
import { isListLetter, type ListLetter } from '#domain/roulette/list-letter.ts';
import { rouletteText } from '#draw/text.ts';
import { hasStatus } from '#lib/http/api-error.ts';
import { only } from '#lib/http/http.ts';
import { isText } from '#lib/http/read.ts';
import type { CommandKind } from '#sync/command.ts';
import { versionOf } from './account-lists.ts';
import type { AccountCopy } from './own-list.ts';

/** Takes a list out of the account; it stays in this browser (ROU-35). */
export interface DropList {
  kind: 'drop-list';
  /** The letter of the list. */
  slot: ListLetter;
  /** The version that was seen, as in `SaveList`. */
  base: string;
}

export const dropList: CommandKind<DropList, readonly AccountCopy[]> = {
  isReadable: ({ slot, base }) => isListLetter(slot) && isText(base),

  async send({ command: { slot, base } }, write) {
    // The account never had the list.
    if (versionOf(base) === 0) return { undo: null };
    await write({
      method: 'delete',
      url: ownListPaths.list(slot),
      params: { version: versionOf(base) },
      validateStatus: only(204),
    }).catch((thrown) => {
      // Another device has taken it out, or changed it: a changed list stays in the account.
      if (!hasStatus(thrown, 404, 409)) throw thrown;
    });
    return { undo: null };
  },

  effect: (lists, { command }) => lists.filter(({ letter }) => letter !== command.slot),

  name: ({ slot }) => rouletteText.dropList(slot),

  replaces: (next, { command, newIds }) =>
    newIds.version === next.base ? { ...next, base: command.base } : undefined,
};
