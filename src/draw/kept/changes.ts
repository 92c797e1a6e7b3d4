/** Announces changes of the database to all tabs of this browser, this one included. */
import { openTabsChannel, type TabsChannel } from '#lib/storage/tabs-channel.ts';

export type Change = 'lists' | 'draws';

const listeners = new Set<(change: Change) => void>();
let tabs: TabsChannel<Change> | undefined;

export function announceChange(change: Change): void {
  channel().post(change);
  notifyListeners(change);
}

/** @returns stops listening */
export function onChange(change: Change, listener: () => void): () => void {
  const listen = (announced: Change) => {
    if (announced === change) listener();
  };
  channel();
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Opens the channel with its first use, for as long as the page lasts. */
function channel(): TabsChannel<Change> {
  if (!tabs) {
    tabs = openTabsChannel('roulette');
    tabs.listen(notifyListeners);
  }
  return tabs;
}

function notifyListeners(change: Change): void {
  for (const listener of listeners) listener(change);
}
