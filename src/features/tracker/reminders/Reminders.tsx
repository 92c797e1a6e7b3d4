import { useEffect, useEffectEvent } from 'react';
import { MINUTE_MS } from '#domain/time-units.ts';
import { type Reminder, remindersAt } from '#domain/work-time/reminders.ts';
import type { TrackedEntry } from '#domain/work-time/tracked-entry.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { runAlone } from '#lib/storage/run-alone.ts';
import { serverClock } from '#lib/time/server-clock.ts';
import { useClock } from '#lib/time/use-clock.ts';
import { useToday } from '#lib/time/use-today.ts';
import { useZone } from '#lib/time/use-zone.ts';
import { sessionStore } from '#session/session-store.ts';
import type { NoticeData } from '#sync/notice-press.ts';
import { currentQueueState } from '#sync/use-queue-state.ts';
import { stopOf } from '#work-time/commands/kinds/stop.ts';
import { shownEntries } from '#work-time/commands/shown.ts';
import { useStoredRecords } from '#work-time/commands/use-records.ts';
import { useTimeline } from '#work-time/commands/use-timeline.ts';
import { closeNotices, mayShow, showNotice } from '#work-time/reminders/system-notices.ts';
import { remindersText } from '#work-time/reminders/text.ts';
import {
  reminderSettings,
  useReminderSettings,
} from '#work-time/reminders/use-reminder-settings.ts';
import { useIsExact } from '#work-time/sheets/use-sheet-settings.ts';
import { useNameOf } from '#work-time/use-shown-records.ts';
import { useIsReadingTarget, useTarget } from '#work-time/use-targets.ts';
import { minuteText } from '#work-time/words/moment-text.ts';
import { createTold } from './told.ts';

/** How often is looked at the clock. */
const STEP_MS = 2000;
/** The pause before a notice is told again, if that is asked for. */
const LATER_MS = 10 * MINUTE_MS;

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
  const today = useToday();
  const targetMs = useTarget(today);
  const isExact = useIsExact();
  const nowMs = useClock(({ serverMs }) => Math.floor(serverMs / STEP_MS) * STEP_MS);
  const { data, refetch } = useTimeline();
  const known = data ?? [];
  // A notice of before a reload stands until it is known to be over.
  const isRead = !useIsReadingTarget(today) && data !== undefined;

  const holding = remindersAt(settings, { entries: known, nowMs, zone, targetMs, isExact });
  const user = sessionStore.get()?.accessPayload.uuid ?? '';
  const told = createTold(user);
  const keys = holding.map(({ key }) => key).join();
  const running = known.filter(({ endingMs }) => endingMs === null).map(({ id }) => id);
  const isRunning = (command: object) => running.some((id) => id === fieldsOf(command).entryId);
  const isDue = holding.some((reminder) => told.isDue(reminder, nowMs));
  // The worker may not be there at first.
  const minute = Math.floor(nowMs / MINUTE_MS);

  async function stillHolding(): Promise<Reminder<TrackedEntry>[]> {
    const { data: read } = await refetch();
    const entries = read ? shownEntries(read, records, currentQueueState()) : known;
    const now = Math.floor(serverClock.now());
    return remindersAt(reminderSettings(), { entries, nowMs: now, zone, targetMs, isExact });
  }

  const tell = useEffectEvent(async () => {
    if (!isRead) return;
    const kinds = holding.map(({ kind }) => kind);
    await closeNotices((kind, { command }) => !kinds.includes(kind) || !isRunning(command));
    await runAlone('reminders', async () => {
      const isNews = (reminder: Reminder<TrackedEntry>) => told.isDue(reminder, nowMs);
      if (!mayShow() || !holding.some(isNews)) return;
      for (const { kind, key, entry } of (await stillHolding()).filter(isNews)) {
        if (sessionStore.get()?.accessPayload.uuid !== user) return;
        const name = nameOf(entry.recordId);
        const body = remindersText.body(name, minuteText(entry.beginningMs, zone));
        const aheadMs = serverClock.now() - Date.now();
        const data = { key, user, aheadMs, command: stopOf(entry, name) };
        if (await showNotice(kind, body, data)) told.add(key);
      }
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other notices or entries are news, or the next attempt.
  useEffect(() => {
    void tell().catch(() => undefined);
  }, [isRead, keys, running.join(), isDue, minute]);
  const tellLater = useEffectEvent(({ data }: MessageEvent<NoticeData>) => {
    if (data.user === user) told.add(data.key, serverClock.now() + LATER_MS);
  });
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = (message: MessageEvent) => tellLater(message);
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, []);
  useEffect(
    () => () => {
      if (sessionStore.get() === null || reminderSettings().on.length === 0) {
        void closeNotices(() => true).catch(() => undefined);
      }
    },
    [],
  );
  return null;
}
