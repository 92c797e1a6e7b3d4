/** Announces changes of the database to all tabs of this browser, this one included. */
import { openTabsChannel, type TabsChannel } from '#lib/storage/tabs-channel.ts';
import { createStore } from '#lib/store.ts';

export type Change = 'lists' | 'draws';

/** How often each was changed since the page was opened. */
const counts = { lists: createStore(0), draws: createStore(0) };
let tabs: TabsChannel<Change> | undefined;

export function announceChange(change: Change): void {
  channel().post(change);
  count(change);
}

/** @returns stops listening */
export function onChange(change: Change, listener: () => void): () => void {
  channel();
  return counts[change].subscribe(listener);
}

/** Opens the channel with its first use, for as long as the page lasts. */
function channel(): TabsChannel<Change> {
  if (!tabs) {
    tabs = openTabsChannel('roulette');
    tabs.listen(count);
  }
  return tabs;
}

function count(change: Change): void {
  const { get, set } = counts[change];
  set(get() + 1);
}
