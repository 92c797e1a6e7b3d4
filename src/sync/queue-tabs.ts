import type { TabsChannel } from '#lib/storage/tabs-channel.ts';
import { type QueueMessage, readDone } from './queue-message.ts';
import type { QueueRows } from './queue-rows.ts';

/** Tells the other tabs of one user about changes of this one, and takes over theirs. */
export function createQueueTabs(
  channel: TabsChannel<QueueMessage>,
  rows: QueueRows,
  wake: () => void,
) {
  async function hear(message: QueueMessage): Promise<void> {
    if (rows.isStopped()) return;
    if (message.kind === 'settled') rows.settle(readDone(message.done));
    await rows.refresh();
    if (message.kind === 'settled') rows.reportIdle();
    if (message.kind === 'kept') wake();
  }

  return {
    stop: channel.listen((message) => void hear(message)),

    tell(message: QueueMessage): void {
      if (!rows.isStopped()) channel.post(message);
    },
  };
}
