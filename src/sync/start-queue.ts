/** The queue of the signed-in user, on every page of the app (OUT-1, OUT-5, OUT-7). */
import type { QueryClient } from '@tanstack/react-query';
import { PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { reachability } from '#lib/http/reachability.ts';
import { retryDelay } from '#lib/http/retry-delay.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { openTabsChannel } from '#lib/storage/tabs-channel.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { revision } from '#session/revision.ts';
import { sessionStore } from '#session/session-store.ts';
import { beforeSignOut } from '#session/sign-out.ts';
import type { CommandSet } from './command.ts';
import { createQueue } from './create-queue.ts';
import { currentQueue } from './current-queue.ts';
import { channelOf } from './notice-press.ts';
import { paintState } from './painted-state.ts';
import { createQueueDatabase, emptied, type QueueDatabase } from './queue-database.ts';
import type { QueueMessage } from './queue-message.ts';
import { createSend } from './send.ts';
import { syncText } from './text.ts';

/** A token that lasts shorter is replaced before anything is sent, in seconds (OUT-5). */
const SHORT_SECONDS = 60;

/** The key of local storage that marks the warning of plain http as said. */
const INSECURE_TOLD = 'insecureTold';

/** The failures after which the pauses grow no more: 16 to 32 s. A server that responds again is taken at once. */
const MOST_FAILURES = 6;

/**
 * Starts the queue of a signed-in user of a server of ours.
 *
 * @returns stops it
 */
export function startQueue(
  client: QueryClient,
  user: string,
  sets: readonly CommandSet[],
  onNotice: (notice: string) => void,
): () => void {
  const kinds = Object.assign({}, ...sets.map((set) => set.kinds));
  // A first read that failed shows an error with a button, which must not come and go.
  const readAgain = () => {
    for (const { key } of sets)
      void client.invalidateQueries({
        queryKey: key,
        predicate: ({ state }) => state.data !== undefined,
      });
  };
  const channel = openTabsChannel<QueueMessage>(channelOf(user));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const database = createQueueDatabase(user, kinds);
  const queue = createQueue({
    database,
    channel,
    clock: serverClock,
    kinds,
    send: createSend(kinds),
    prepare: () => prepareFor(user),
    // Without locks two tabs may send the same press, which counts once.
    runAlone: (work) => runAlone(`outbox:${user}`, work),
    onSettled: () => {
      failures = 0;
    },
    onIdle: readAgain,
    onNotice,
    onDelayed() {
      clearTimeout(timer);
      failures = Math.min(failures + 1, MOST_FAILURES);
      timer = setTimeout(queue.wake, retryDelay(failures));
    },
  });

  beforeSignOut.add(queue.flush);
  addEventListener('online', readAgain);
  const stops = [
    queue.stop,
    () => beforeSignOut.delete(queue.flush),
    () => currentQueue.set(undefined),
    channel.close,
    () => clearTimeout(timer),
    whenRespondsAgain((wasSilent) => {
      failures = 0;
      // The failure of a single call says nothing about data that was read.
      if (wasSilent) readAgain();
      queue.wake();
    }),
    whenRevisionChanges(readAgain),
    () => removeEventListener('online', readAgain),
  ];
  queue.refresh().then(
    () => {
      if (isStopped) return;
      stops.push(paintState(queue.state));
      currentQueue.set(queue);
      queue.wake();
      warnInsecure();
      removeOld(database);
    },
    () => {
      currentQueue.set(null);
      notifyNotKept(syncText.notStored);
    },
  );
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** Removes the presses of an account that is gone. */
export async function forgetCommands(user: string): Promise<void> {
  const database = createQueueDatabase(user, {});
  await database.change(emptied);
  database.close();
}

function isSignedIn(user: string): boolean {
  return sessionStore.get()?.accessPayload.uuid === user;
}

/**
 * True if presses of this user may be sent: after a failure they wait until the server has responded,
 * which also sets this page's clock.
 */
function mayBeSent(user: string): boolean {
  return isSignedIn(user) && reachability.get() !== 'silent' && serverClock.isSynced();
}

async function prepareFor(user: string): Promise<boolean> {
  if (!mayBeSent(user)) return false;
  const left = remainingSeconds(sessionStore.get()?.accessPayload.exp, serverClock.now());
  if (typeof left === 'number' && left >= SHORT_SECONDS) return true;
  return refreshSession().then(
    () => isSignedIn(user),
    () => false,
  );
}

function whenRespondsAgain(listener: (wasSilent: boolean) => void): () => void {
  let before = reachability.get();
  return reachability.subscribe(() => {
    const now = reachability.get();
    if (now === 'responds') listener(before === 'silent');
    before = now;
  });
}

/** The first revision is no change: the page has just read the data. */
function whenRevisionChanges(listener: () => void): () => void {
  let known = revision.get();
  return revision.subscribe(() => {
    const next = revision.get();
    if (known !== null && next !== null) listener();
    known = next ?? known;
  });
}

/** By the server's time alone: a wrong clock of the device removes nothing. */
function removeOld(database: QueueDatabase): void {
  if (!serverClock.isSynced()) return;
  void database.removeOld(serverClock.now() - PRESS_AGE_LIMIT_MS).catch(() => undefined);
}

/** Over plain http there is no service worker: says once in this browser that the page does not open offline (OUT-9). */
function warnInsecure(): void {
  if (window.isSecureContext !== false || browserStorage.read(INSECURE_TOLD) !== null) return;
  browserStorage.write(INSECURE_TOLD, 'yes');
  notifyNotKept(syncText.insecure);
}
