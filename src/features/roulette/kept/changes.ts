/** Tells all tabs of this browser, this one included, that what is kept has changed. */
import { openTabsChannel, type TabsChannel } from '#lib/storage/tabs-channel.ts';

export type Change = 'lists' | 'draws';

const listeners = new Set<(change: Change) => void>();
let tabs: TabsChannel<Change> | undefined;

export function announceChange(change: Change): void {
  channel().post(change);
  tell(change);
}

/** @returns stops listening */
export function onChange(change: Change, listener: () => void): () => void {
  const listen = (told: Change) => {
    if (told === change) listener();
  };
  channel();
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Opened with the first use, for as long as the page lasts. */
function channel(): TabsChannel<Change> {
  if (!tabs) {
    tabs = openTabsChannel('roulette');
    tabs.listen(tell);
  }
  return tabs;
}

function tell(change: Change): void {
  for (const listener of listeners) listener(change);
}
