import type { AccountEvent } from '#contract/account.ts';
import type { EventRepository } from './event-repository.ts';

/** So long an account's events are kept (ACC-6). */
const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000;

export type EventService = ReturnType<typeof createEventService>;

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
