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

    /** The timers to ask about now. One tab gets to ask in each interval. */
    ask(running: readonly TrackedEntry[], lastActivityMs: number | null): Promise<Asked> {
      const facts = {
        nowMs: Math.floor(serverClock.now()),
        lastActivityMs,
        zone: browserZone.get(),
      };
      // Without locks two tabs that open at once may both ask.
      return runAlone('rescue', () => {
        const entries = entriesToRescue(running, { ...facts, lastAskedMs: lastAsked.read() });
        if (entries.length > 0) lastAsked.write(facts.nowMs);
        return { ...facts, ids: entries.map(({ id }) => id) };
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
