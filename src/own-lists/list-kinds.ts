/** Commands about the lists of an account. */
import { type ListLetter, listLetters } from '#domain/roulette/list-letter.ts';
import type { AnyCommand, Kinds } from '#sync/command.ts';
import { withEffects } from '#sync/overlay.ts';
import type { QueueState, Row } from '#sync/queue-state.ts';
import { isRefused } from '#sync/queued-command.ts';
import { type DropList, dropList } from './drop-list.ts';
import type { AccountCopy, KeptLists, OwnList } from './own-list.ts';
import { type SaveList, saveList } from './save-list.ts';

export type ListCommand = DropList | SaveList;

export const listKinds: Kinds<ListCommand, readonly AccountCopy[]> = {
  'drop-list': dropList,
  'save-list': saveList,
};

const isListCommand = (command: AnyCommand): command is ListCommand => command.kind in listKinds;

/** The command about a list that decides when the server has it: a refused one, which holds others, or the last. */
export function unsentOf({ rows }: QueueState, letter: ListLetter): Row | undefined {
  const own = rows.filter(({ command }) => isListCommand(command) && command.slot === letter);
  return own.find(isRefused) ?? own.at(-1);
}

/** True if a list was saved for the account here, sent or not, and not taken out since. */
export function isPressed({ rows, done }: QueueState, letter: ListLetter): boolean {
  const commands = [...done.map(({ row }) => row), ...rows].map(({ command }) => command);
  const last = commands.findLast((command) => isListCommand(command) && command.slot === letter);
  return last?.kind === 'save-list';
}

/** The account's lists with the presses since they were read. */
export function accountLists(kept: KeptLists, state: QueueState): readonly AccountCopy[] {
  return withEffects<readonly AccountCopy[]>(listKinds, kept.copies, kept.revision, state);
}

/** In the order of their letters: a list of the account, or else the one of this browser. */
export function shownLists(kept: KeptLists, owner: string | undefined, state: QueueState) {
  const copies = owner === undefined ? [] : accountLists(kept, state);
  return listLetters.flatMap((letter): OwnList | [] => {
    const copy = copies.find((one) => one.letter === letter);
    if (copy && owner !== undefined) return { ...copy, owner };
    return kept.own.find((one) => one.letter === letter) ?? [];
  });
}
