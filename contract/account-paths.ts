/**
 * The paths of the account's calls that only our own server has (EXT-1), relative to the API host.
 * Apart from `paths.ts`, which every visitor loads.
 */
export const accountPaths = {
  me: 'user/me/',
  password: 'user/password/',
  sessions: 'user/sessions/',
  session: (id: string) => `user/sessions/${id}/`,
  endOtherSessions: 'user/sessions/end-others/',
  events: 'user/events/',
  passkeys: 'user/passkeys/',
  passkey: (id: number | ':id') => `user/passkeys/${id}/`,
  passkeyOptions: 'user/passkeys/options/',
  passkeyToken: 'user/token/passkey/',
  passkeyTokenOptions: 'user/token/passkey/options/',
} as const;
