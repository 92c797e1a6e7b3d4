import type { ApiFailure } from '#lib/http/api-error.ts';
import type { TabsChannel } from '#lib/storage/tabs-channel.ts';
import type { ServerClock } from '#lib/time/server-clock.ts';
import type { PressSending } from '../call-to-write.ts';
import type { Command } from '../commands/command.ts';
import type { Performed } from '../commands/performed.ts';
import type { PressDatabase } from './press-database.ts';

/** What an outbox works with: the browser's own things, and in tests other ones. */
export interface OutboxParts {
  database: PressDatabase;
  /** @throws ApiError */
  perform: (command: Command, sending: PressSending) => Promise<Performed>;
  /** Whether anything can be sent: the user is signed in, the token lasts, the network is there. */
  isReady: () => boolean;
  /** The same, but replaces the token first. */
  prepare: () => Promise<boolean>;
  clock: ServerClock;
  /** Runs the work while no other tab of this browser does. */
  runAlone: (work: () => Promise<void>) => Promise<void>;
  channel: TabsChannel<OutboxMessage>;
  /** After an attempt that may succeed later: `wake` is to be called again. */
  onDelayed: () => void;
  /**
   * After a press succeeded, in this or another tab.
   *
   * @param isAwaited whether who pressed still waits for it, and reads what it changed
   * @param told what happened instead of what was asked, if it was pressed before a reload
   */
  onSettled: (isAwaited: boolean, told?: string) => void;
}

/** What the tabs tell each other. */
export type OutboxMessage =
  | { kind: 'changed' }
  | { kind: 'settled'; key: string; performed: Performed }
  | { kind: 'refused'; key: string; failure: ApiFailure };
