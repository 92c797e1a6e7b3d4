import type { TabsChannel } from '#lib/storage/tabs-channel.ts';
import type { ServerClock } from '#lib/time/server-clock.ts';
import type { AnyKinds } from './command.ts';
import type { QueueDatabase } from './queue-database.ts';
import type { QueueMessage } from './queue-message.ts';
import type { Send } from './send.ts';

/** The things that a queue works with: the browser's own, and in tests other ones. */
export interface QueueDeps {
  database: QueueDatabase;
  /** All kinds of commands that can be pressed. */
  kinds: AnyKinds;
  send: Send;
  /**
   * True if anything can be sent: the user is signed in, the token lasts, or was replaced, and the network is
   * there.
   */
  prepare: () => Promise<boolean>;
  clock: ServerClock;
  /** Runs the work while no other tab of this browser does. */
  runAlone: (work: () => Promise<void>) => Promise<void>;
  channel: TabsChannel<QueueMessage>;
  /** After an attempt that may succeed later: `wake` is to be called again. */
  onDelayed: () => void;
  /** After a command was settled, in this or another tab. */
  onSettled: () => void;
  /** There is nothing more to send now: data that was read before is out of date. */
  onIdle: () => void;
  /** Tells that a command of another tab did something else than was asked. */
  onNotice: (notice: string) => void;
}
