import { useEffect, useRef, useState } from 'react';
import { useClock } from '#lib/time/use-clock.ts';
import { isRefused } from '#sync/queued-command.ts';
import { syncText } from '#sync/text.ts';
import { useLastPress } from '#sync/use-presses.ts';
import { useWaitingCommands, useWaitingReason } from '#sync/use-queue-state.ts';
import { workTimeText } from './words/text.ts';

/** The time for which a press is reported, with the button to undo it. */
const SAID_MS = 10_000;
const LONG_AGO = Number.NEGATIVE_INFINITY;

/**
 * The message of the last press, with the reason why it is not on the server yet. It is said for ten seconds, and
 * once more when waiting presses were sent, or turned out to have done something else (TRK-42, OUT-3). A press for
 * which the server only took long keeps its message.
 */
export function useJustSaid(): string {
  const { message, reported, saidMs, waiting } = useLastPress();
  const reason = useWaitingReason();
  const presses = useWaitingCommands();
  const text = `${reported} ${message}`.trim();
  const [toldMs, setToldMs] = useState(LONG_AGO);
  const [sentMs, setSentMs] = useState(LONG_AGO);
  const last = useRef({ text, saidMs, presses, isHeldUp: false });
  useEffect(() => {
    const before = last.current;
    const isUnderWay = reason === syncText.waiting.sending;
    const isHeldUp = presses.length > 0 && (before.isHeldUp || !isUnderWay);
    last.current = { text, saidMs, presses, isHeldUp };
    if (before.saidMs === saidMs && before.text !== text) setToldMs(performance.now());
    const isEmptied = before.isHeldUp && presses.length === 0;
    // Presses that were refused, or listed in an open dialog, were discarded and not sent.
    const isDiscarded = before.presses.some(isRefused) || document.querySelector('[role=dialog]');
    if (isEmptied && !isDiscarded) setSentMs(performance.now());
  }, [text, saidMs, presses, reason]);
  const isSent = sentMs > Math.max(saidMs, toldMs);
  const isNews = useClock(() => performance.now() - Math.max(saidMs, toldMs, sentMs) < SAID_MS);
  if (!isNews) return '';
  if (isSent) return workTimeText.sent;
  return waiting && text !== '' ? workTimeText.notSentYet(text, reason) : text;
}
