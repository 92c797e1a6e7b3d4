import { PostgresAdapter, sql } from 'kysely';
import { KEPT_RESPONSE_DAYS } from '#contract/limits.ts';
import type { Prune } from '#server/runtime/housekeeping.ts';
import { deleteFirst } from './delete-first.ts';
import type { Db, Tables } from './schema.ts';

const DAY_MS = 86_400_000;
/** How long an account's events are stored (ACC-6). */
export const EVENTS_KEPT_MS = 90 * DAY_MS;
/** How long a network counts as the owner's after a sign-in from it. */
export const NETWORKS_KNOWN_MS = 90 * DAY_MS;

/** How long the id of an ended room is not given again. */
const ENDED_ROOMS_KNOWN_MS = 30 * DAY_MS;

interface Aging<Row> {
  key: readonly (keyof Row & string)[];
  time: keyof Row & string;
  /** Rows with an earlier time are deleted. */
  before(now: number): number;
}

/** Tables with rows that are deleted by age (OPS-10). */
const aging = {
  refresh_families: {
    key: ['user_id', 'id'],
    time: 'refresh_expires_at',
    before: (now) => Math.floor(now / 1000) + 1,
  },
  sign_in_networks: {
    key: ['user_id', 'network'],
    time: 'signed_in_at',
    before: (now) => now - NETWORKS_KNOWN_MS,
  },
  passkey_challenges: { key: ['challenge'], time: 'expires_at', before: (now) => now + 1 },
  account_events: {
    key: ['user_id', 'id'],
    time: 'created_at',
    before: (now) => now - EVENTS_KEPT_MS,
  },
  kept_responses: {
    key: ['user_id', 'key'],
    time: 'created_at',
    before: (now) => now - KEPT_RESPONSE_DAYS * DAY_MS,
  },
  draw_rooms_ended: {
    key: ['id'],
    time: 'ended_at',
    before: (now) => now - ENDED_ROOMS_KNOWN_MS,
  },
  // By the time of day, as they are counted.
  rate_limits: { key: ['key'], time: 'expire', before: () => Date.now() + 1 },
} as const satisfies { [Table in keyof Tables]?: Aging<Tables[Table]> };

/** Housekeeping of all these tables, the oldest rows first. */
export function agingJobs(db: Db, clock: () => number): Prune[] {
  // On SQLite a server counts in its memory.
  const counts = db.getExecutor().adapter instanceof PostgresAdapter;
  const tables = Object.keys(aging) as (keyof typeof aging)[];
  return tables
    .filter((table) => counts || table !== 'rate_limits')
    .map((table) => (limit) => {
      const { key, time, before } = aging[table];
      const where = sql<boolean>`${sql.ref(time)} < ${before(clock())}`;
      return deleteFirst(db, { table, key, where, by: time }, limit);
    });
}
