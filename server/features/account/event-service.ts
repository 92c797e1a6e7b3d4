import type { AccountEvent } from '#contract/account.ts';
import type { EventRepository } from './event-repository.ts';

export type EventService = ReturnType<typeof createEventService>;

/** What happened to an account, for its owner (ACC-6). */
export function createEventService(events: EventRepository, clock: () => number) {
  return {
    async list(user: number): Promise<AccountEvent[]> {
      const rows = await events.list(user, clock());
      return rows.map(({ created_at, ...event }) => ({
        ...event,
        created_at: new Date(created_at).toISOString(),
      }));
    },
  };
}
