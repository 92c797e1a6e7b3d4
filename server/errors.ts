/**
 * What a service may refuse. It knows nothing of HTTP: the error handler gives each its status.
 */

/** The thing does not exist, or belongs to someone else: the two are never told apart. */
export class NotFoundError extends Error {
  constructor() {
    super('Not found.');
  }
}

/** One field of the request says something that cannot be. */
export class InvalidFieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Why a request is not let in; the names are those of Django's simplejwt. */
export type AuthenticationFailure = 'no_active_account' | 'not_authenticated' | 'token_not_valid';

const details: Record<AuthenticationFailure, string> = {
  no_active_account: 'No active account found with the given credentials',
  not_authenticated: 'Authentication credentials were not provided.',
  token_not_valid: 'Token is invalid or expired',
};

export class AuthenticationError extends Error {
  readonly code: AuthenticationFailure;

  constructor(code: AuthenticationFailure) {
    super(details[code]);
    this.code = code;
  }
}

/** The client asks too often, or guesses. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Request was throttled. Expected available in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server cannot answer now but may soon: the database is away, or the process is closing. */
export class UnavailableError extends Error {}
