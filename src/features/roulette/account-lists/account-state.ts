import type { AccountList } from '#contract/own-lists.ts';
import type { ListSlot } from '#domain/roulette/list-slot.ts';
import { createStore } from '#lib/store.ts';

/** How a list of this browser stands to the account's. */
export interface ListState {
  /** What the account has under this letter, as it was last read. */
  theirs: AccountList | null;
  /** `asks`: both were changed, and the user chooses; `unsent`: the server could not be reached. */
  kind: 'agreed' | 'asks' | 'unsent' | 'too-large' | 'refused';
}

export type AccountState = Readonly<Partial<Record<ListSlot, ListState>>>;

/** Of the signed-in user; empty before it was read. */
export const accountState = createStore<AccountState>({});

/** Whether lists are on the screen, or were: then the account's are asked for. */
export const listsAreShown = createStore(false);
