import type { Generated, Kysely } from 'kysely';

/**
 * The tables, in the words of both databases. Times are milliseconds since the epoch unless the
 * column says otherwise.
 */
export interface Tables {
  users: UserTable;
  refresh_families: RefreshFamilyTable;
  raffles: RaffleTable;
  raffle_items: RaffleItemTable;
  work_records: WorkRecordTable;
  time_entries: TimeEntryTable;
  response_times: ResponseTimeTable;
  rate_limits: RateLimitTable;
}

export type Db = Kysely<Tables>;

interface UserTable {
  id: Generated<number>;
  username: string;
  /** The username folded so that names that read alike are equal: what makes it unique. */
  username_key: string;
  password_hash: string;
  uuid: string;
  created_at: number;
}

/**
 * One sign-in and all token pairs that came of it. It holds what the active pair says, never a
 * token: signing the row again gives the same pair.
 */
interface RefreshFamilyTable {
  /** A UUID: the claim `sid` of both tokens. */
  id: string;
  user_id: number;
  refresh_jti: string;
  access_jti: string;
  /** The next three are claims, hence Unix times in seconds. */
  issued_at: number;
  access_expires_at: number;
  refresh_expires_at: number;
  /** The refresh token that the active pair replaced, and when. */
  previous_refresh_jti: string | null;
  rotated_at: number | null;
}

interface RaffleTable {
  id: Generated<number>;
  title: string;
}

interface RaffleItemTable {
  raffle_id: number;
  /** 1 for the first line. */
  position: number;
  title: string;
}

interface WorkRecordTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  ip_addr: string;
  created_at: number;
}

interface TimeEntryTable {
  id: Generated<number>;
  record_id: number;
  beginning_time: number;
  /** `null` while the entry runs. */
  ending_time: number | null;
}

interface ResponseTimeTable {
  id: Generated<number>;
  ip_addr: string;
  user_id: number | null;
  last_request_at: number | null;
  last_response_at: number | null;
  /** Milliseconds, possibly with a fraction. */
  response_time: number | null;
  created_at: number;
}

/** In PostgreSQL only: see `create-limiter.ts`. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}
