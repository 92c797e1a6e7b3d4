/**
 * Presses on the buttons of the system's notices. The service worker hears of them, and keeps them as the page would;
 * the page sends them (TRK-75).
 */
import { openTabsChannel } from '#lib/storage/tabs-channel.ts';
import type { AnyCommand } from './command.ts';
import { added, createQueueDatabase } from './queue-database.ts';
import { newCommands } from './queued-command.ts';

/** The buttons: a press of the command, and to be told again. */
export type NoticeAction = 'press' | 'later';

/** The data of a notice. */
export interface NoticeData {
  /** Stays the same as long as the notice is about the same. */
  key: string;
  /** The uuid of the user to whom it is shown. */
  user: string;
  /** How far the server's clock was ahead of the device's, in milliseconds. */
  aheadMs: number;
  command: AnyCommand;
}

/** Tells the tabs that a press was kept by one that sends nothing. */
export type KeptMessage = { kind: 'kept' };

/** The name of the channel by which the tabs of a user tell each other of presses. */
export const channelOf = (user: string): string => `sync:${user}`;

/**
 * Keeps the command of a notice as a press of this moment, and has open pages send it.
 *
 * @throws where the browser stores nothing, or has no database of the page
 */
export async function keepNoticePress({ user, aheadMs, command }: NoticeData): Promise<void> {
  const pressed = newCommands({}, [command], Date.now() + aheadMs);
  const database = createQueueDatabase(user, {});
  try {
    await database.change(added(pressed));
  } finally {
    database.close();
  }
  const channel = openTabsChannel<KeptMessage>(channelOf(user));
  channel.post({ kind: 'kept' });
  channel.close();
}
