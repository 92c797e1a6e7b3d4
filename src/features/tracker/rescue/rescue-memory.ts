/** The last use of the tracker in this browser and the last question, for each user (TRK-34). */
import { entriesToRescue, type RescueFacts } from '#domain/work-time/rescue.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { serverClock } from '#lib/time/server-clock.ts';

const WRITTEN_EVERY_MS = 60_000;

export type Asked = Omit<RescueFacts, 'lastAskedMs'> & { ids: readonly string[] };

export function createRescueMemory(userId: number | null) {
  const lastActivity = storedTime(`last-activity:${userId}`);
  const lastAsked = storedTime(`rescue-asked:${userId}`);
  return {
    /** Milliseconds since the epoch; `null` if that is not known. */
    lastActivity: lastActivity.read,

    noteActivity(): void {
      const now = Math.floor(serverClock.now());
      if (now - (lastActivity.read() ?? 0) >= WRITTEN_EVERY_MS) lastActivity.write(now);
    },

    /**
     * Asks about the timers that were probably forgotten, in one tab at a time. A question that nobody
     * answered, since its page was left, is asked again.
     *
     * @param show lets the user answer; true once the question was answered or closed
     */
    ask(
      running: readonly TrackedEntry[],
      lastActivityMs: number | null,
      show: (asked: Asked) => Promise<boolean>,
    ): Promise<void> {
      // Without locks two tabs may ask at once.
      return runAlone('rescue', async () => {
        const nowMs = Math.floor(serverClock.now());
        const facts = { nowMs, lastActivityMs, zone: browserZone.get() };
        const entries = entriesToRescue(running, { ...facts, lastAskedMs: lastAsked.read() });
        if (entries.length === 0) return;
        const isAnswered = await show({ ...facts, ids: entries.map(({ id }) => id) });
        if (isAnswered) lastAsked.write(Math.floor(serverClock.now()));
      });
    },
  };
}

function storedTime(key: string) {
  return {
    read: (): number | null => Number(browserStorage.read(key)) || null,
    write: (epochMs: number) => browserStorage.write(key, String(epochMs)),
  };
}
