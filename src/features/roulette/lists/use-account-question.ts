import type { AccountList } from '#contract/own-lists.ts';
import { useStore } from '#lib/use-store.ts';
import { accountState } from '../account-lists/account-state.ts';
import { loadAccountLists } from '../account-lists/load-account-lists.ts';
import type { OwnList } from '../kept/own-list.ts';
import { rouletteText } from '../text.ts';
import { listsText } from './text.ts';

/** Which of two lists it is to be, where this browser and the account have different ones; else `null`. */
export function useAccountQuestion({ slot, owner }: OwnList) {
  const { kind, theirs } = useStore(accountState)[slot] ?? {};
  if (owner === undefined || kind !== 'asks' || !theirs) return null;
  const decide = (how: 'keepMine' | 'keepTheirs') => () =>
    void loadAccountLists().then(
      (lists) => lists[how]({ slot, owner }),
      () => undefined,
    );
  return {
    text: listsText.accountConflict(nameOf(theirs)),
    keepMine: decide('keepMine'),
    keepTheirs: decide('keepTheirs'),
  };
}

/** For the list of this browser alone: the account's under the same letter; else `null`. */
export function useListElsewhere({ slot, owner }: OwnList): string | null {
  const { theirs } = useStore(accountState)[slot] ?? {};
  return owner === undefined && theirs ? nameOf(theirs) : null;
}

const nameOf = ({ title, items }: AccountList) =>
  listsText.folded(title || rouletteText.untitledList, items.length);
