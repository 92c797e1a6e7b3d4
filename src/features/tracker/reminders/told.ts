/** The notices that were told to a user in any tab, and when one is told again. */

import { MINUTE_MS } from '#domain/time-units.ts';
import type { Reminder } from '#domain/work-time/reminders.ts';
import { fieldsOf } from '#lib/http/read.ts';
import { parseJson } from '#lib/parse-json.ts';
import { browserStorage } from '#lib/storage/storage.ts';

/** A page that was closed or asleep at the time tells it no later than this. */
const LATE_MS = 15 * MINUTE_MS;
/** Many more than hold at once. */
const MOST_TOLD = 50;
const NEVER = Number.MAX_SAFE_INTEGER;

export function createTold(user: string) {
  const storageKey = `reminders-told:${user}`;
  const nextOnes = () => fieldsOf(parseJson(browserStorage.read(storageKey) ?? ''));

  return {
    /** True if a notice is due now, in milliseconds since the epoch, and was not told. */
    isDue({ key, sinceMs }: Pick<Reminder<unknown>, 'key' | 'sinceMs'>, nowMs: number): boolean {
      const lateMs = nowMs - Number(nextOnes()[key] ?? sinceMs);
      return lateMs >= 0 && lateMs < LATE_MS;
    },

    /** Notes that a notice was told, and when it is told again if it still holds then. */
    add(key: string, nextMs = NEVER): void {
      const others = Object.entries(nextOnes()).filter(([other]) => other !== key);
      const kept = [...others, [key, nextMs]].slice(-MOST_TOLD);
      browserStorage.write(storageKey, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}
