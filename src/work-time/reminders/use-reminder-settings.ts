import { useMemo } from 'react';
import {
  noReminders,
  REMINDER_HOURS,
  type ReminderSettings,
  reminderKinds,
} from '#domain/work-time/reminders.ts';
import { fieldsOf, isId, isText } from '#lib/http/read.ts';
import { parseJson } from '#lib/parse-json.ts';
import { createStored } from '#lib/storage/create-stored.ts';
import { useStore } from '#lib/use-store.ts';

const KEY = 'reminders';

/** As JSON, for this device (TRK-62). */
const stored = createStored<string>(KEY, '', (text) => text);

// Another tab has switched something on or off.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) stored.set(newValue ?? '');
});

export function useReminderSettings(): ReminderSettings {
  const text = useStore(stored);
  return useMemo(() => readSettings(text), [text]);
}

export function reminderSettings(): ReminderSettings {
  return readSettings(stored.get());
}

export function changeReminders(part: Partial<ReminderSettings>): void {
  stored.set(JSON.stringify({ ...reminderSettings(), ...part }));
}

function readSettings(text: string): ReminderSettings {
  const { on, hours, time } = fieldsOf(parseJson(text));
  const { min, max } = REMINDER_HOURS;
  return {
    on: reminderKinds.filter((kind) => Array.isArray(on) && on.includes(kind)),
    hours: isId(hours) && hours >= min && hours <= max ? hours : noReminders.hours,
    time: isText(time) && /^\d\d:\d\d$/.test(time) ? time : noReminders.time,
  };
}
