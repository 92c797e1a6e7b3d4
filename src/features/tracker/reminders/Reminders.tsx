import { useEffect, useEffectEvent } from 'react';
import { MINUTE_MS } from '#domain/time-units.ts';
import { type Reminder, reminderKinds, remindersAt } from '#domain/work-time/reminders.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { browserStorage } from '#lib/storage/storage.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionStore } from '#session/session-store.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { shownEntries } from '#work-time/commands/shown.ts';
import { useStoredRecords } from '#work-time/commands/use-records.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { minuteText } from '#work-time/words/moment-text.ts';
import { useTarget } from '../strip/use-target.ts';
import { closeNotices, mayShow, showNotice } from './system-notices.ts';
import { remindersText } from './text.ts';
import { reminderSettings, useReminderSettings } from './use-reminder-settings.ts';

/** How often is looked at the clock. */
const STEP_MS = 2000;
/** A page that was closed or asleep at the time tells it no later than this. */
const LATE_MS = 15 * MINUTE_MS;
/** Many more than hold at once. */
const MOST_TOLD = 50;

/** Tells by notices of the system what was asked for, once in all tabs (TRK-62). */
export function Reminders() {
  const { on } = useReminderSettings();
  return on.length > 0 ? <Teller /> : null;
}

function Teller() {
  const settings = useReminderSettings();
  const nameOf = useNameOf();
  const records = useStoredRecords();
  const zone = useZone();
  const targetMs = useTarget(useToday());
  const isExact = useIsExact();
  const nowMs = useClock(({ serverMs }) => Math.floor(serverMs / STEP_MS) * STEP_MS);
  const { data: known = [], refetch } = useTimeline();

  const holding = remindersAt(settings, { entries: known, nowMs, zone, targetMs, isExact });
  const keys = holding.map(({ key }) => key).join();
  // The worker may not be there at first.
  const minute = Math.floor(nowMs / MINUTE_MS);

  async function stillHolding(): Promise<Reminder<TrackedEntry>[]> {
    const { data: read } = await refetch();
    const entries = read ? shownEntries(read, records, currentQueueState()) : known;
    const now = Math.floor(serverClock.now());
    return remindersAt(reminderSettings(), { entries, nowMs: now, zone, targetMs, isExact });
  }

  const tell = useEffectEvent(async () => {
    const kinds = holding.map(({ kind }) => kind);
    await closeNotices(reminderKinds.filter((kind) => !kinds.includes(kind)));
    await runAlone('reminders', async () => {
      const told = createTold();
      const isNews = ({ key, sinceMs }: Reminder<TrackedEntry>) =>
        nowMs - sinceMs < LATE_MS && !told.has(key);
      if (!mayShow() || !holding.some(isNews)) return;
      for (const reminder of (await stillHolding()).filter(isNews)) {
        const { kind, key, entry } = reminder;
        if (sessionStore.get() === null) return;
        const since = minuteText(entry.beginningMs, zone);
        const body = remindersText.body(nameOf(entry.recordId), since);
        if (await showNotice(kind, remindersText.titles[kind], body)) told.add(key);
      }
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other notices are news, or the next attempt.
  useEffect(() => {
    void tell().catch(() => undefined);
  }, [keys, minute]);
  useEffect(
    () => () => {
      if (sessionStore.get() === null || reminderSettings().on.length === 0) {
        void closeNotices(reminderKinds).catch(() => undefined);
      }
    },
    [],
  );
  return null;
}

/** The notices that any tab has shown to this user, the last of them. */
function createTold() {
  const storageKey = `reminders-told:${sessionStore.get()?.accessPayload.user_id}`;
  const keys = browserStorage.read(storageKey)?.split(',') ?? [];
  return {
    has: (key: string) => keys.includes(key),
    add(key: string): void {
      keys.push(key);
      browserStorage.write(storageKey, keys.slice(-MOST_TOLD).join());
    },
  };
}
