import type { Generated, Kysely } from 'kysely';
import type { EventKind } from '#contract/account.ts';
import type { ListLetter } from '#contract/own-list-paths.ts';
import type { DayMark } from '#contract/timesheet.ts';

/** The tables of both databases. Times are milliseconds since the epoch unless noted otherwise. */
export interface Tables {
  users: {
    id: Generated<number>;
    username: string;
    /** The folded username. */
    username_key: string;
    password_hash: string;
    uuid: string;
    created_at: number;
    /** Increases with every change of the user's data. */
    revision: Generated<number>;
    /** When the operator unlocked the name; cleared when a server has seen it. */
    unlocked_at: number | null;
    /** When the account was deleted: it has no name and no session, and housekeeping removes its rows. */
    deleted_at: number | null;
  };
  /** The owner of each folded username: they are unique (SEC-4). */
  usernames: {
    username_key: string;
    user_id: number;
  };
  /**
   * One sign-in and all token pairs refreshed from it. It holds the claims of the active pair, never
   * a token: signing the row again gives the same pair.
   */
  refresh_families: {
    /** A UUID: the claim `sid` of both tokens. */
    id: string;
    user_id: number;
    refresh_jti: string;
    access_jti: string;
    /** The next three are claims: Unix times in seconds. */
    issued_at: number;
    access_expires_at: number;
    refresh_expires_at: number;
    /** The refresh token that the active pair replaced, and when. */
    previous_refresh_jti: string | null;
    rotated_at: number | null;
    /** When the active pair was used first; `null` before (SEC-8). */
    first_used_at: number | null;
    /** Columns that the user sees: the browser and its system in words, and when it began. */
    browser: string | null;
    system: string | null;
    began_at: number;
    /** When and from where it was used last, written every few minutes at most. */
    used_at: number;
    ip_addr: string | null;
  };
  /** From where an account signed in, and when last. */
  sign_in_networks: {
    user_id: number;
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: string;
    signed_in_at: number;
  };
  /** Events of an account, for its owner (ACC-6). */
  account_events: {
    id: Generated<number>;
    user_id: number;
    kind: EventKind;
    created_at: number;
    /** The browser of the event's session. */
    browser: string | null;
    system: string | null;
    ip_addr: string | null;
  };
  /** Passkeys, by which users sign in without the password. The private key never leaves the device. */
  passkeys: {
    id: Generated<number>;
    user_id: number;
    /** Chosen by the device or program that keeps the passkey, in base64url. */
    credential_id: string;
    /** COSE, in base64url. */
    public_key: string;
    /** The number of uses, if the device counts them. */
    counter: number;
    /** The domain it belongs to. */
    rp_id: string;
    /** Separated by commas. */
    transports: string;
    /** The program or device that keeps it, and the browser and system that added it, in words. */
    name: string | null;
    browser: string | null;
    system: string | null;
    created_at: number;
    used_at: number | null;
  };
  /** Challenges, each to be signed once. A challenge for a sign-in has no user. */
  passkey_challenges: {
    challenge: string;
    user_id: number | null;
    expires_at: number;
  };
  raffles: {
    id: Generated<number>;
    title: string;
  };
  raffle_items: {
    raffle_id: number;
    /** 1 for the first line. */
    position: number;
    title: string;
  };
  /** A list that its user keeps in the account (ROU-35). */
  own_lists: {
    user_id: number;
    letter: ListLetter;
    title: string;
    /** One a line. */
    items: string;
    /** The numbers of the drawn lines, as JSON. */
    drawn: string;
    /** The user's revision with its last change. */
    version: number;
  };
  work_records: {
    id: Generated<number>;
    user_id: number;
    name: string;
    ip_addr: string;
    created_at: number;
    /** A name that clients and exports may use: unique among the user's records. */
    uuid: Generated<string>;
    version: Generated<number>;
    /** Its entries without a mark of deletion of their own: many are counted often. */
    entry_count: Generated<number>;
    /** When its latest entry began. */
    used_at: number | null;
    archived_at: number | null;
    /** Its entries are deleted with it, without a mark of their own. */
    deleted_at: number | null;
    /** The import that made it. */
    import_id: number | null;
    /** A client or a project; empty for none. */
    group: Generated<string>;
    /** The import that filled its group, as long as nobody has changed that since. */
    group_import_id: number | null;
  };
  time_entries: {
    id: Generated<number>;
    record_id: number;
    /** The record's user: every query of an entry names the user. */
    user_id: number;
    beginning_time: number;
    /** Later than the beginning; `null` while the entry runs. */
    ending_time: number | null;
    note: Generated<string>;
    version: Generated<number>;
    uuid: Generated<string>;
    /** When it was deleted by itself. */
    deleted_at: number | null;
    /** The import that made it. */
    import_id: number | null;
  };
  /** The response to a successful press, for its repetitions. It never holds a token. */
  kept_responses: {
    user_id: number;
    /** Made by the client for the press. */
    key: string;
    request_hash: string;
    /** JSON. */
    body: string;
    /** The user's revision with that change. */
    revision: number;
    created_at: number;
  };
  /** Files that were imported. */
  imports: {
    id: Generated<number>;
    user_id: number;
  };
  /** How a user's timesheets are made. */
  sheet_settings: {
    user_id: number;
    /** JSON. */
    document: string;
    version: number;
  };
  /** A user's note about a day. One that was taken back keeps its row, and so its version. */
  day_notes: {
    user_id: number;
    /** `yyyy-MM-dd`. */
    date: string;
    mark: DayMark | null;
    remark: string;
    version: number;
    /** The import of a table that marked it, unless it was changed since. */
    import_id: number | null;
  };
  /** The address of a user's calendar: the hash of its token, in base64url. */
  calendar_feeds: {
    user_id: number;
    token_hash: string;
    created_at: number;
  };
  /** In PostgreSQL only: see `create-limiter.ts`. */
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  /** A draw that many follow, and its last round. Ciphertexts, bytes and hashes are in base64url. */
  draw_rooms: {
    id: string;
    /** Ciphertext. */
    payload: string;
    /** Ciphertext of the lines that are absent; empty for none. */
    absent: string;
    /** If a round is under way then, its result comes first. */
    ends_at: number;
    /** The number of the device that joined last. */
    last_number: number;
    /** 0 before the first; the other columns are of this round. */
    round: number;
    /** Ciphertext. */
    lines: string;
    /** Secret until the result. */
    server_bytes: string;
    closed_at: number;
    /** Number and promise of each that takes part, as JSON. */
    devices: string;
    /** The bytes of each, `null` for missing ones, as JSON; no value while the round is under way. */
    reveals: string | null;
    resulted_at: number;
    /** A bit for each of the last ten rounds: whether any bytes were missing. */
    missed: number;
    /** When a token was heard last, to the minute; 0 as long as none was. */
    heard_at: number;
    /** Keyed hashes of the address and of its provider's network from which it was opened. */
    opened_from: string;
    opened_near: string;
    /** The protocol of the last round: 2, or 3 for many lines at once. */
    version: number;
  };
  /** Rooms that are gone: nobody opens one of their ids again. */
  draw_rooms_ended: {
    id: string;
    ended_at: number;
  };
  draw_room_devices: {
    room_id: string;
    number: number;
    token_hash: string;
    /** A hash of the room and the network address: a room has only so many devices behind one. */
    address_hash: string;
    joined_at: number;
    /** When a stream was open last, written every few seconds. */
    heard_at: number;
    /** The round that its promise is for, and the one of its bytes; 0 before. */
    promised_round: number;
    promise: string;
    revealed_round: number;
    bytes: string;
    /** The newest protocol that its page knows. */
    version: number;
  };
}

export type Db = Kysely<Tables>;
