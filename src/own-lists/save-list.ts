import { LIST_LIMIT_BYTES } from '#contract/limits.ts';
import { ownListPaths } from '#contract/own-list-paths.ts';
import type { SaveOwnList } from '#contract/own-lists.ts';
import { isListLetter, type ListLetter } from '#domain/roulette/list-letter.ts';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import { isSameOwnList } from '#domain/roulette/own-list-contents.ts';
import { rouletteText } from '#draw/text.ts';
import { ApiError, toApiError } from '#lib/http/api-error.ts';
import { fieldsOf, isId, isText, readOne } from '#lib/http/read.ts';
import type { CommandKind } from '#sync/command.ts';
import { LIST_TIMEOUT_MS, listConflictIn, versionOf } from './account-lists.ts';
import type { AccountCopy } from './own-list.ts';

/** Keeps a list in the account, in place of the version that was seen there (ROU-35). */
export interface SaveList {
  kind: 'save-list';
  /** The letter of the list. */
  slot: ListLetter;
  /** The version that was seen: the server's, or the one that a command before it makes; `0` for none. */
  base: string;
  title: string;
  /** The typed text, one item a line. */
  text: string;
  drawn: readonly number[];
}

export const saveList: CommandKind<SaveList, readonly AccountCopy[]> = {
  makes: () => ['version'],

  isReadable: ({ slot, base, title, text, drawn }) =>
    isListLetter(slot) &&
    [base, title, text].every(isText) &&
    Array.isArray(drawn) &&
    drawn.every(isId),

  async send({ command: { slot, base, title, text, drawn }, newIds }, write) {
    const contents = { title: titleOfText(title), items: linesOfText(text), drawn: [...drawn] };
    const data: SaveOwnList = { version: versionOf(base), ...contents };
    if (new Blob([JSON.stringify(data)]).size > LIST_LIMIT_BYTES)
      throw new ApiError({ kind: 'response', status: 413, data: null });
    const version = await write({
      method: 'put',
      url: ownListPaths.list(slot),
      data,
      timeout: LIST_TIMEOUT_MS,
    }).then(
      (body) => readOne(fieldsOf(body).version, (wire) => (isId(wire) ? wire : undefined)),
      (thrown) => {
        const theirs = listConflictIn(toApiError(thrown));
        if (theirs && isSameOwnList(contents, { ...theirs, items: linesOfText(theirs.text) }))
          return theirs.base;
        throw thrown;
      },
    );
    return {
      undo: null,
      serverIds: newIds.version === undefined ? {} : { version: String(version) },
    };
  },

  effect: (lists, { command: { slot, base, title, text, drawn }, newIds }) => [
    ...lists.filter(({ letter }) => letter !== slot),
    { letter: slot, title, text, drawn, base: newIds.version ?? base },
  ],

  name: ({ slot }) => rouletteText.saveList(slot),

  replaces: (next, waiting) =>
    waiting.newIds.version === next.base ? { ...next, base: waiting.command.base } : undefined,

  staysRefused: true,
};
