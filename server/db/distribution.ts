import type { Tables } from './schema.ts';

/**
 * The place of a table's rows when several machines keep them (OPS-27): rows with the same value of a column
 * together on one machine, or all rows on each.
 */
export type Placement = { readonly by: string } | 'on every node';

/**
 * Every table, each after the tables that it refers to. A table that is distributed by a user's id has that id
 * in its primary key and in each of its queries, and lies with the user. `npm run distribute` reads this.
 */
export const distribution = {
  users: { by: 'id' },
  usernames: { by: 'username_key' },
  refresh_families: { by: 'user_id' },
  sign_in_networks: { by: 'user_id' },
  account_events: { by: 'user_id' },
  passkeys: { by: 'user_id' },
  passkey_challenges: { by: 'challenge' },
  imports: { by: 'user_id' },
  work_records: { by: 'user_id' },
  time_entries: { by: 'user_id' },
  kept_responses: { by: 'user_id' },
  own_lists: { by: 'user_id' },
  sheet_settings: { by: 'user_id' },
  day_notes: { by: 'user_id' },
  calendar_feeds: { by: 'user_id' },
  rate_limits: { by: 'key' },
  draw_rooms: { by: 'id' },
  draw_room_devices: { by: 'room_id' },
  draw_rooms_ended: { by: 'id' },
  raffles: 'on every node',
  raffle_items: 'on every node',
} as const satisfies Record<keyof Tables, Placement>;
