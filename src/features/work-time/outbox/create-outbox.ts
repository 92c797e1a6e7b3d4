/** Keeps presses and sends them, in order and one at a time over all tabs (OUT-1). */
import { ApiError } from '#lib/http/api-error.ts';
import { createStore } from '#lib/store.ts';
import type { Command } from '../commands/command.ts';
import type { Performed } from '../commands/performed.ts';
import { createCallers, type PressOutcome } from './create-callers.ts';
import { createSender } from './create-sender.ts';
import { dependentsOf, type KeptPress } from './kept-press.ts';
import { withServerIds } from './local-ids.ts';
import { idsOf, type MadeIds, NOTHING_MADE, newPresses, withMade } from './new-presses.ts';
import { NotKeptError } from './not-kept-error.ts';
import type { OutboxMessage, OutboxParts } from './outbox-parts.ts';
import { type Trouble, troubleOf } from './refusal-of.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/** How long a press may be under way before it is called waiting, in milliseconds. */
const SOON_MS = 1000;

const NONE: readonly KeptPress[] = [];

export function createOutbox(parts: OutboxParts) {
  const { database, channel } = parts;
  const presses = createStore<readonly KeptPress[]>([]);
  /** The keys of those that were under way for long. None is ever taken out again. */
  const delayed = new Set<string>();
  /** Those that wait: no part of the page is drawn again for what is just under way. */
  const waiting = createStore<readonly KeptPress[]>(NONE);
  /** The server's ids of what was shown by local ids, by these. */
  const made = createStore<MadeIds>(NOTHING_MADE);
  /** Why the server did not do what was sent last, if it may later. */
  const trouble = createStore<Trouble | null>(null);
  const seen = new Set<string>();
  /** Those that are being stored: shown from the moment of the press. */
  let unstored: readonly KeptPress[] = [];
  /** What the server has: the page already shows that as the server's, and not once more. */
  const performed = new Set<string>();
  const callers = createCallers();
  let isStopped = false;

  presses.subscribe(tellWaiting);
  const stopListening = channel.listen((message) => void onMessage(message));
  const wake = createSender({
    parts,
    async take(sentMs) {
      const listed = await (sentMs === null ? database.list() : database.take(sentMs));
      show(listed);
      // What is not stored yet is not sent.
      return listed.filter(({ key }) => !performed.has(key));
    },
    isStopped: () => isStopped,
    onPerformed(press, outcome) {
      trouble.set(null);
      take(press, outcome);
      settle(press.key, outcome);
    },
    async onSettled({ key }, outcome) {
      await refresh();
      channel.post({ kind: 'settled', key, performed: outcome });
    },
    async onRefused(press, error) {
      await refresh();
      refuseCaller(press, error);
      channel.post({ kind: 'refused', key: press.key, failure: error.failure });
    },
    onFailed: (error) => trouble.set(troubleOf(error)),
    onLater() {
      wait(presses.get().map(({ key }) => key));
      parts.onDelayed();
    },
  });

  async function refresh(): Promise<void> {
    show(await database.list());
  }

  function show(listed: readonly KeptPress[]): void {
    if (isStopped) return;
    const stored = new Set(listed.map(({ key }) => key));
    const all = [...listed, ...unstored.filter(({ key }) => !stored.has(key))];
    presses.set(all.filter(({ key }) => !performed.has(key)));
    const fresh = listed.map(({ key }) => key).filter((key) => !seen.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) seen.add(key);
    setTimeout(() => wait(fresh), SOON_MS);
  }

  /** From now on these are said to wait, if they still do. */
  function wait(fresh: readonly string[]): void {
    const keys = presses.get().flatMap(({ key }) => (fresh.includes(key) ? key : []));
    if (keys.length === 0) return;
    for (const key of keys) delayed.add(key);
    tellWaiting();
    callers.release(keys);
  }

  function tellWaiting(): void {
    const all = presses.get().filter(({ key, refusal }) => refusal !== null || delayed.has(key));
    waiting.set(all.length > 0 ? all : NONE);
  }

  async function onMessage(message: OutboxMessage): Promise<void> {
    if (isStopped) return;
    if (message.kind === 'changed') return refresh();
    const press = presses.get().find(({ key }) => key === message.key);
    if (press && message.kind === 'settled') take(press, message.performed);
    await refresh();
    if (message.kind === 'settled') settle(message.key, message.performed);
    else if (press) refuseCaller(press, new ApiError(message.failure));
  }

  /** From now on the page shows what the server has of it, in the same places. */
  function take(press: KeptPress, outcome: Performed): void {
    const { key } = press;
    performed.add(key);
    made.set(withMade(made.get(), press, outcome));
    const ids = idsOf(press, outcome);
    const others = presses.get().filter((one) => one.key !== key);
    presses.set(others.map((one) => ({ ...one, command: withServerIds(one.command, ids) })));
  }

  function settle(key: string, outcome: Performed): void {
    const isAwaited = callers.isPatient(key);
    const hasCaller = callers.settle(key, outcome);
    parts.onSettled(isAwaited, hasCaller ? undefined : outcome.told);
  }

  function refuseCaller(press: KeptPress, error: ApiError): void {
    callers.refuse(press.key, error, () => void discard([press]));
  }

  /** Removes presses and what depends on them. */
  async function discard(discarded: readonly KeptPress[]): Promise<void> {
    const all = [...discarded, ...dependentsOf(presses.get(), discarded)];
    await database.remove(all.map(({ seq }) => seq));
    callers.forget(all.map(({ key }) => key));
    await refresh();
    if (isStopped) return;
    channel.post({ kind: 'changed' });
    wake();
  }

  /** Removes everything of the user from this browser. */
  async function clear(): Promise<void> {
    await database.clear();
    callers.forget(presses.get().map(({ key }) => key));
    await refresh();
    channel.post({ kind: 'changed' });
  }

  return {
    /** All that are kept, in the order of presses. */
    presses,
    /** Those that wait or were refused. What is just under way is left out. */
    waiting,
    made,
    trouble,
    wake,
    refresh,
    discard,
    clear,

    /**
     * Keeps a press and sends it.
     *
     * @throws NotKeptError if it was neither kept nor sent
     */
    async press(commands: readonly Command[]): Promise<PressOutcome> {
      const kept = newPresses(commands, parts.clock);
      const keys = kept.map(({ key }) => key);
      unstored = [...unstored, ...kept.map((press) => ({ ...press, user: '', seq: 0 }))];
      presses.set([...presses.get(), ...unstored.filter(({ key }) => keys.includes(key))]);
      const listed = await database.add(kept).catch((cause) => {
        unstored = unstored.filter(({ key }) => !keys.includes(key));
        presses.set(presses.get().filter(({ key }) => !keys.includes(key)));
        throw new NotKeptError('The press could not be kept', { cause });
      });
      const outcome = callers.waitFor(keys);
      unstored = unstored.filter(({ key }) => !keys.includes(key));
      show(listed);
      channel.post({ kind: 'changed' });
      wake();
      return outcome;
    },

    async retry({ seq }: KeptPress): Promise<void> {
      await database.change(seq, { refusal: null, sentMs: null });
      await refresh();
      wake();
    },

    stop(): void {
      isStopped = true;
      stopListening();
      database.close();
    },
  };
}
