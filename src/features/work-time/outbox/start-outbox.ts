/** The outbox of the signed-in user, on every page of the app (OUT-1, OUT-5, OUT-7). */
import type { QueryClient } from '@tanstack/react-query';
import { PRESS_AGE_LIMIT_MS } from '#contract/limits.ts';
import { remainingSeconds } from '#domain/session/countdown.ts';
import { reachability } from '#lib/http/reachability.ts';
import { openTabsChannel } from '#lib/storage/tabs-channel.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { notifyNotKept } from '#notices/notify.ts';
import { refreshSession } from '#session/refresh-session.ts';
import { revision } from '#session/revision.ts';
import { sessionStore } from '#session/session-store.ts';
import { unsentPresses } from '#session/unsent-presses.ts';
import { tell } from '../commands/done.ts';
import { performCommand } from '../commands/perform-command.ts';
import { workTimeText } from '../text.ts';
import { trackerKey } from '../use-records.ts';
import { createOutbox } from './create-outbox.ts';
import { currentOutbox } from './current-outbox.ts';
import { keepCopies } from './kept-copy.ts';
import type { OutboxMessage } from './outbox-parts.ts';
import { createPressDatabase, type PressDatabase } from './press-database.ts';
import { tellInsecure } from './tell-insecure.ts';

/** A token that lasts shorter is replaced before anything is sent, in seconds (OUT-5). */
const SHORT_SECONDS = 60;

/** Between two attempts; doubled each time. A server that responds again is taken at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts what a signed-in user of a server of ours needs.
 *
 * @returns stops it
 */
export function startOutbox(client: QueryClient, user: string): () => void {
  // What failed at first says so, with a button: that must not come and go.
  const readAgain = () =>
    void client.invalidateQueries({
      queryKey: trackerKey,
      predicate: ({ state }) => state.data !== undefined,
    });
  const channel = openTabsChannel<OutboxMessage>(`outbox:${user}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopped = false;

  const database = createPressDatabase(user);
  const outbox = createOutbox({
    database,
    channel,
    clock: serverClock,
    perform: (command, sending) => performCommand(client, command, sending),
    isReady: () => isReadyFor(user),
    prepare: () => prepareFor(user),
    runAlone: (work) => runAlone(`outbox:${user}`, work),
    onSettled(isAwaited, told) {
      pauseMs = FIRST_PAUSE_MS;
      if (!isAwaited) readAgain();
      if (told !== undefined) tell(client, told);
    },
    onDelayed() {
      clearTimeout(timer);
      timer = setTimeout(outbox.wake, pauseMs * (0.5 + Math.random() / 2));
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    },
  });

  const stops = [
    outbox.stop,
    () => currentOutbox.set('starting'),
    channel.close,
    () => clearTimeout(timer),
    keepCopies(client, user),
    whenRespondsAgain((wasSilent) => {
      pauseMs = FIRST_PAUSE_MS;
      // A call that fails for itself says nothing of what was read.
      if (wasSilent) readAgain();
      outbox.wake();
    }),
    whenRevisionChanges(readAgain),
    tellUnsent(outbox),
    onWindow('online', readAgain),
  ];
  outbox.refresh().then(
    () => {
      if (isStopped) return;
      currentOutbox.set(outbox);
      outbox.wake();
      tellInsecure();
      removeOld(database);
    },
    () => {
      currentOutbox.set(null);
      notifyNotKept(workTimeText.unsent.notKept);
    },
  );
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

/** Removes what waits for an account that is gone. */
export async function forgetPresses(user: string): Promise<void> {
  const database = createPressDatabase(user);
  await database.clear();
  database.close();
}

/** Browsers have no locks over plain http: then two tabs may send the same press, which counts once. */
function runAlone(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}

function isSignedIn(user: string): boolean {
  return sessionStore.get()?.accessPayload.uuid === user;
}

/**
 * Whether presses of this user are not to wait: after a failure they wait until the server has responded,
 * which also sets this page's clock.
 */
function mayBeSent(user: string): boolean {
  return isSignedIn(user) && reachability.get() !== 'silent' && serverClock.isSynced();
}

function isReadyFor(user: string): boolean {
  const left = remainingSeconds(sessionStore.get()?.accessPayload.exp, serverClock.now());
  return mayBeSent(user) && typeof left === 'number' && left >= SHORT_SECONDS;
}

async function prepareFor(user: string): Promise<boolean> {
  if (!mayBeSent(user)) return false;
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

/** The first one only tells what the page has read anyway. */
function whenRevisionChanges(listener: () => void): () => void {
  let known = revision.get();
  return revision.subscribe(() => {
    const next = revision.get();
    if (known !== null && next !== null) listener();
    known = next ?? known;
  });
}

/** By the server's time alone: a wrong clock of the device removes nothing. */
function removeOld(database: PressDatabase): void {
  if (!serverClock.isSynced()) return;
  void database.removeOld(serverClock.now() - PRESS_AGE_LIMIT_MS).catch(() => undefined);
}

function tellUnsent({ presses, clear }: ReturnType<typeof createOutbox>): () => void {
  const tell = () => unsentPresses.set({ count: presses.get().length, discard: clear });
  tell();
  const stop = presses.subscribe(tell);
  return () => {
    stop();
    unsentPresses.set(null);
  };
}

function onWindow(event: 'online', listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
