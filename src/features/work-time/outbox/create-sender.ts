import { DAY_MS } from '#domain/time-units.ts';
import { ApiError, toApiError } from '#lib/http/api-error.ts';
import type { Performed } from '../commands/performed.ts';
import { type KeptPress, nextToSend, pressAgeMs, type Refusal } from './kept-press.ts';
import { idsOf } from './new-presses.ts';
import type { OutboxParts } from './outbox-parts.ts';
import { refusalOf } from './refusal-of.ts';

/** Less than the server knows a press, in milliseconds: six and a half days. */
const CERTAIN_MS = 6.5 * DAY_MS;

interface Sender {
  parts: OutboxParts;
  /**
   * The presses as they are kept now. The next one is marked as sent at this moment, in milliseconds
   * since the epoch; with `null` none is.
   */
  take: (sentMs: number | null) => Promise<readonly KeptPress[]>;
  isStopped: () => boolean;
  /** The server has it: who pressed need not wait longer. */
  onPerformed: (press: KeptPress, performed: Performed) => void;
  /** It is not kept any more. */
  onSettled: (press: KeptPress, performed: Performed) => Promise<void>;
  onRefused: (press: KeptPress, error: ApiError) => Promise<void>;
  /** The attempt may succeed later. */
  onFailed: (error: ApiError) => void;
  /** What is left is sent later. */
  onLater: () => void;
}

/**
 * Sends presses in their order, one at a time over all tabs.
 *
 * @returns sends what can be sent
 */
export function createSender(sender: Sender): () => void {
  const { parts, isStopped } = sender;
  const { database } = parts;
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;

  return wake;

  function wake(): void {
    if (isStopped()) return;
    isAskedAgain = true;
    if (sending) return;
    sending = parts
      .runAlone(sendAll)
      .catch(parts.onDelayed)
      .finally(() => {
        sending = null;
        if (isAskedAgain) wake();
      });
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      isAskedAgain = false;
      // The lock may have come after the end.
      if (isStopped()) return;
      const next = nextToSend(await sender.take(parts.isReady() ? parts.clock.now() : null));
      if (isStopped() || next === undefined) return;
      if ((parts.isReady() || (await parts.prepare())) && (await attempt(next))) continue;
      if (!isStopped()) sender.onLater();
      return;
    }
  }

  /** @returns whether the next one may be sent */
  async function attempt(press: KeptPress): Promise<boolean> {
    const now = parts.clock.now();
    if (press.sentMs !== null && now - press.sentMs > CERTAIN_MS) {
      return refuse(press, { kind: 'uncertain' }, new ApiError({ kind: 'other' }));
    }
    if (press.sentMs === null) await database.change(press.seq, { sentMs: now });
    const ageMs = pressAgeMs(press, parts.clock);
    if (isStopped() || ageMs === null) return false;
    let performed: Performed;
    try {
      performed = await parts.perform(press.command, { key: press.key, ageMs });
    } catch (thrown) {
      return !isStopped() && (await fail(press, toApiError(thrown)));
    }
    if (isStopped()) return false;
    sender.onPerformed(press, performed);
    await database.settle(press.seq, idsOf(press, performed));
    await sender.onSettled(press, performed);
    return true;
  }

  async function fail(press: KeptPress, error: ApiError): Promise<boolean> {
    const refusal = refusalOf(error);
    if (refusal !== null) return refuse(press, refusal, error);
    sender.onFailed(error);
    return false;
  }

  async function refuse(press: KeptPress, refusal: Refusal, error: ApiError): Promise<true> {
    await database.change(press.seq, { refusal });
    await sender.onRefused(press, error);
    return true;
  }
}
