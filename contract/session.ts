/** Registration, sign-in and the token pair (API-7, SES-10). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { Id } from './ids.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';

const username = { examples: ['taro'] };
const password = { examples: ['secret1234'] };
const token = {
  examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJl'],
};

/** Sign-in. Lengths are not checked: a name or password of a wrong length is a 401. */
export const TokenRequest = Type.Object({
  username: Type.String({ minLength: 1, ...username }),
  password: Type.String({ minLength: 1, ...password }),
});
export type TokenRequest = Static<typeof TokenRequest>;

export const RegisterRequest = Type.Object({
  username: Type.String({
    minLength: USERNAME_LENGTH.min,
    maxLength: USERNAME_LENGTH.max,
    pattern: PLAIN_TEXT_PATTERN,
    ...username,
  }),
  password: Type.String({
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
    ...password,
  }),
});
export type RegisterRequest = Static<typeof RegisterRequest>;

export const RegisteredUser = Type.Object({ id: Id, username: Type.String(username) });
export type RegisteredUser = Static<typeof RegisteredUser>;

export const RefreshRequest = Type.Object({ refresh: Type.String({ minLength: 1, ...token }) });
export type RefreshRequest = Static<typeof RefreshRequest>;

/** Ends a session by the claim `sid` of its tokens: all that is left of it after a sign-out offline. */
export const EndSessionRequest = Type.Object({
  sid: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: PLAIN_TEXT_PATTERN,
    examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
  }),
});
export type EndSessionRequest = Static<typeof EndSessionRequest>;

export const TokenPair = Type.Object({ access: Type.String(token), refresh: Type.String(token) });
export type TokenPair = Static<typeof TokenPair>;

/** The claims that the page reads from both tokens. `exp` and `iat` are Unix times in seconds. */
export interface TokenPayload {
  exp: number;
  iat: number;
  jti: string;
  user_id: number;
  uuid: string;
  username: string;
  /** The session's id; only in tokens of our server. */
  sid?: string;
  /** Only in access tokens of our server: see `EXTENSIONS`. */
  extensions?: number;
}
