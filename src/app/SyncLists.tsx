import { useEffect } from 'react';
import { listsAreShown } from '#features/roulette/account-lists/account-state.ts';
import { loadAccountLists } from '#features/roulette/account-lists/load-account-lists.ts';
import { listOwner } from '#features/roulette/kept/list-owner.ts';
import { useStore } from '#lib/use-store.ts';
import { hasDatabase } from '#sync/has-database.ts';

/**
 * Keeps the lists of a signed-in user in the account, whatever page is open (ROU-35). Who has not come to
 * the roulette, in this browser or on this page, loads nothing for it.
 */
export function SyncLists() {
  const owner = useStore(listOwner);
  const areShown = useStore(listsAreShown);
  useEffect(() => {
    if (owner === undefined) return;
    let stop: (() => void) | 'never' | undefined;
    async function start(user: string): Promise<void> {
      if (!areShown && !(await hasDatabase())) return;
      const { startLists } = await loadAccountLists();
      if (stop !== 'never') stop = startLists(user);
    }
    // Without the chunk, lists stay in this browser.
    start(owner).catch(() => undefined);
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'never';
    };
  }, [owner, areShown]);
  return null;
}
