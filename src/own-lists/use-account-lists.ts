import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useStore } from '#lib/use-store.ts';
import type { CommandSet } from '#sync/command.ts';
import { startedQueue } from '#sync/current-queue.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { fetchAccountLists } from './account-lists.ts';
import { accountLists, isPressed, listKinds } from './list-kinds.ts';
import { listOwner } from './list-owner.ts';
import { loadKeptLists } from './load-kept-lists.ts';

export const listCommands: CommandSet = { kinds: listKinds, key: ['account-lists'] };

/** Reads the account's lists, and keeps copies of the ones that are shown here. */
const accountListsQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...listCommands.key, owner ?? null],
    queryFn:
      owner === undefined
        ? skipToken
        : async ({ signal }) => {
            const [{ takeLists }, { rows: copies, revision }] = await Promise.all([
              loadKeptLists(),
              fetchAccountLists(signal),
              // Else presses of an earlier page would count as none.
              startedQueue(),
            ]);
            const state = currentQueueState();
            const left = accountLists({ own: [], copies, revision }, state);
            await takeLists(owner, { copies, revision }, (letter) => {
              if (!left.some((one) => one.letter === letter)) return 'gone';
              return isPressed(state, letter) ? 'pressed' : 'there';
            });
            return copies;
          },
  });

/** The lists that the signed-in user's account has, as they were last read. */
export function useAccountLists() {
  return useQuery(accountListsQuery(useStore(listOwner)));
}
