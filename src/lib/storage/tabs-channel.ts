/** Messages between the tabs of one browser; a message does not come back to the tab that sent it. */
export interface TabsChannel<Message> {
  /** Never throws: a message that does not arrive is made up for when other tabs read again. */
  post: (message: Message) => void;
  /** @returns stops listening */
  listen: (listener: (message: Message) => void) => () => void;
}

/**
 * All tabs of one version of the page write the same messages under one name. It reaches nobody where the
 * browser has no channels, or refuses them because it is to store nothing.
 */
export function openTabsChannel<Message>(name: string): TabsChannel<Message> & { close(): void } {
  const channel = attempt(() => new BroadcastChannel(name));
  const listeners = new Set<(message: Message) => void>();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    post: (message) => attempt(() => channel?.postMessage(message)),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
