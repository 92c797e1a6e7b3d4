/** Messages between the tabs of one browser; a message does not come back to the tab that sent it. */
export interface TabsChannel<Message> {
  post: (message: Message) => void;
  /** @returns stops listening */
  listen: (listener: (message: Message) => void) => () => void;
}

/** All tabs of one version of the page write the same messages under one name. */
export function openTabsChannel<Message>(name: string): TabsChannel<Message> & { close(): void } {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(message: Message) => void>();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    for (const listener of listeners) listener(data);
  };
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}
