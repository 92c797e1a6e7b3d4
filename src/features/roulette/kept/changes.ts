/** Tells all tabs of this browser, this one included, that what is kept has changed. */
const CHANNEL = 'roulette';

export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns stops listening */
export function onChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
