import { linesOfText } from '#domain/roulette/list-text.ts';
import { rouletteText } from '#draw/text.ts';
import { hasStatus } from '#lib/http/api-error.ts';
import { unsentOf } from '#own-lists/list-kinds.ts';
import type { AccountCopy, OwnList } from '#own-lists/own-list.ts';
import { keepMine, keepTheirs } from '#own-lists/press-lists.ts';
import { useAccountLists } from '#own-lists/use-account-lists.ts';
import { useQueueState } from '#sync/use-queue-state.ts';
import { listsText } from './text.ts';

type InAccount = 'agreed' | 'conflict' | 'unsent' | 'too-large' | 'refused';

/** Compares a list of this browser with the account's. */
export function useAccountList(list: OwnList) {
  const { letter, owner } = list;
  const { data: lists, error } = useAccountLists();
  const theirs = lists?.find((one) => one.letter === letter);
  const kind = useQueueState((state): InAccount => {
    const row = unsentOf(state, letter);
    if (row?.state.kind === 'refused') return refusals[row.state.status ?? 0] ?? 'refused';
    return row?.isLate ? 'unsent' : 'agreed';
  });
  const isAsked = list.owner !== undefined && kind === 'conflict';
  return {
    kind: owner === undefined ? 'agreed' : kind,
    /** The choice between different lists of this browser and the account. */
    question: isAsked && {
      text: theirs ? listsText.accountConflict(nameOf(theirs)) : listsText.goneFromAccount,
      keepMine: () => void keepMine(list, theirs?.base ?? '0'),
      keepTheirs: theirs && (() => void keepTheirs(list)),
    },
    /** The account's list under the letter of a list that only this browser has. */
    elsewhere: owner === undefined && theirs ? nameOf(theirs) : null,
    isMissing: hasStatus(error, 404),
  };
}

const refusals: Partial<Record<number, InAccount>> = {
  400: 'too-large',
  404: 'conflict',
  409: 'conflict',
  413: 'too-large',
};

const nameOf = ({ title, text }: AccountCopy) =>
  listsText.folded(title || rouletteText.untitledList, linesOfText(text).length);
