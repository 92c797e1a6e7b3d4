import type { SendRoomEvent, RoomEvent as SentEvent } from '#contract/rooms.ts';
import { sendRoomEvent } from './api.ts';
import type { RoomClock } from './room-clock.ts';

/** What could not be sent is looked at again after so long, and later each time. */
const RETRY_MS = 2000;
const LATEST_RETRY_MS = 32_000;
/** What is not to be said yet, although its time has come by this device's clock. */
const SOON_MS = 250;

export interface SpeakerWorld {
  room: string;
  clock: RoomClock;
  /** What there is to say now; `soon` if that cannot be known yet. */
  next: () => Promise<SendRoomEvent | 'soon' | null>;
  /** Follows what was sent, as if it had come back already. */
  follow: (sent: SentEvent) => Promise<void>;
  /** The last event that was followed. */
  last: () => number;
  /** Asks for what is missing. */
  check: () => void;
}

/**
 * Says what is to be said, one thing after the other. It does not know what it has said: what follows
 * from the state of the room is right also when it is not known whether a message arrived (ROM-27).
 */
export function createSpeaker({ room, clock, next, follow, last, check }: SpeakerWorld) {
  let isSpeaking = false;
  let isStopped = false;
  /** What was sent last: before it came back, nothing follows from the state. */
  let sent = 0;
  let failures = 0;
  let timer: number | undefined;

  /** Not put off by what happens meanwhile. */
  function later(ms: number): void {
    if (isStopped) return;
    timer ??= window.setTimeout(() => {
      timer = undefined;
      if (last() < sent) check();
      speak();
    }, ms);
  }

  async function say(): Promise<boolean> {
    if (last() < sent) {
      later(RETRY_MS);
      return false;
    }
    const words = await next();
    if (words === 'soon') later(SOON_MS);
    if (words === 'soon' || words === null || isStopped) return false;
    const askedAt = performance.now();
    const { sequence, time } = await sendRoomEvent(room, words);
    clock.hear(time, askedAt);
    failures = 0;
    sent = sequence;
    const sender = words.secret === undefined ? 'viewer' : 'host';
    await follow({ sequence, time, sender, message: words.message });
    return true;
  }

  function speak(): void {
    if (isSpeaking || isStopped) return;
    isSpeaking = true;
    const all = async () => {
      for (let goesOn = true; goesOn; ) goesOn = await say();
    };
    void all()
      .catch(() => {
        later(Math.min(RETRY_MS * 2 ** failures, LATEST_RETRY_MS));
        failures += 1;
      })
      .finally(() => {
        isSpeaking = false;
      });
  }

  return {
    speak,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
