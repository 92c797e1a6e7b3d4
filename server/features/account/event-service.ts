import type { AccountEvent } from '#contract/account.ts';
import { DAY_MS } from '#domain/time-units.ts';
import type { EventRepository } from './event-repository.ts';

/** So long an account's events are stored (ACC-6). */
const KEPT_FOR_MS = 90 * DAY_MS;

export type EventService = ReturnType<typeof createEventService>;

/** What happened to an account, for its owner (ACC-6). */
export function createEventService(events: EventRepository, clock: () => number) {
  return {
    async list(user: number): Promise<AccountEvent[]> {
      const rows = await events.list(user, clock() - KEPT_FOR_MS);
      return rows.map(({ created_at, ...event }) => ({
        ...event,
        created_at: new Date(created_at).toISOString(),
      }));
    },

    /** Deletes a batch of old events; returns how many. */
    prune(limit: number): Promise<number> {
      return events.deleteOlderThan(clock() - KEPT_FOR_MS, limit);
    },
  };
}
