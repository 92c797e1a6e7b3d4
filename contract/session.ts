/** Sign-up, sign-in and the token pair (customer's sections 3, 5 and 7). */
import { type Static, Type } from 'typebox';
import { PLAIN_TEXT_PATTERN } from './characters.ts';
import { Id } from './ids.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';

/** Sign-in. Lengths are not checked: whatever cannot be an account is simply not one (401). */
export const TokenRequest = Type.Object({
  username: Type.String({ minLength: 1 }),
  password: Type.String({ minLength: 1 }),
});
export type TokenRequest = Static<typeof TokenRequest>;

export const RegisterRequest = Type.Object({
  username: Type.String({
    minLength: USERNAME_LENGTH.min,
    maxLength: USERNAME_LENGTH.max,
    pattern: PLAIN_TEXT_PATTERN,
  }),
  password: Type.String({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
});
export type RegisterRequest = Static<typeof RegisterRequest>;

export const RegisteredUser = Type.Object({ id: Id, username: Type.String() });
export type RegisteredUser = Static<typeof RegisteredUser>;

export const RefreshRequest = Type.Object({ refresh: Type.String({ minLength: 1 }) });
export type RefreshRequest = Static<typeof RefreshRequest>;

export const TokenPair = Type.Object({ access: Type.String(), refresh: Type.String() });
export type TokenPair = Static<typeof TokenPair>;

/** What the page reads from either token. `exp` and `iat` are Unix times in seconds. */
export interface TokenPayload {
  exp: number;
  iat: number;
  jti: string;
  user_id: number;
  uuid: string;
  username: string;
}
