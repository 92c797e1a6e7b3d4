/** Tells all tabs of this browser, this one included, that what is kept has changed. */
const CHANNEL = 'roulette';

export type Change = 'lists' | 'draws';

export function announceChange(change: Change): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/** @returns stops listening */
export function onChange(change: Change, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === change) listener();
  };
  return () => channel.close();
}
