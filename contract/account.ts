/** The user's own account: its name, its sessions and its events (ACC-1 to ACC-6). */
import { type Static, Type } from 'typebox';
import { Id, Timestamp } from './ids.ts';
import { EndSessionRequest, RegisteredUser, RegisterRequest, TokenRequest } from './session.ts';

export const Account = Type.Object({
  id: Id,
  username: RegisteredUser.properties.username,
  /** When it was registered. */
  created_at: Timestamp,
});
export type Account = Static<typeof Account>;

/** Needed for changes that only the owner may make (ACC-9). It may be older than the rules of registration. */
export const CurrentPassword = Type.Object({
  current_password: TokenRequest.properties.password,
});
export type CurrentPassword = Static<typeof CurrentPassword>;

export const ChangePassword = Type.Object({
  ...CurrentPassword.properties,
  new_password: RegisterRequest.properties.password,
});
export type ChangePassword = Static<typeof ChangePassword>;

export const SessionId = Type.String({
  ...EndSessionRequest.properties.sid,
  description: "The claim `sid` of the session's tokens.",
});

/**
 * Browser and system in words, which the server reads from the `User-Agent` header; `null` if it does not know them.
 */
const device = {
  browser: Type.Union([Type.String({ examples: ['Firefox'] }), Type.Null()]),
  system: Type.Union([Type.String({ examples: ['Windows'] }), Type.Null()]),
  ip_addr: Type.Union([Type.String({ examples: ['203.0.113.7'] }), Type.Null()]),
};

export const OwnSession = Type.Object({
  id: SessionId,
  ...device,
  began_at: Timestamp,
  /** To within five minutes. */
  used_at: Timestamp,
  /** True for the session that asks. */
  current: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

export const EndedSessions = Type.Object({ ended: Type.Integer({ minimum: 0, examples: [2] }) });
export type EndedSessions = Static<typeof EndedSessions>;

/** The kinds of events in an account's list. */
export const EVENT_KINDS = [
  'signed_in',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'token_reused',
  'password_changed',
  'password_reset',
  'passkey_added',
  'passkey_removed',
  'signed_out_by_operator',
  'exported',
  'imported',
  'calendar_made',
  'calendar_ended',
] as const;

export const EventKind = Type.Enum([...EVENT_KINDS]);
export type EventKind = (typeof EVENT_KINDS)[number];

export const AccountEvent = Type.Object({
  id: Id,
  kind: EventKind,
  created_at: Timestamp,
  /** The browser of the event's session. */
  ...device,
});
export type AccountEvent = Static<typeof AccountEvent>;
