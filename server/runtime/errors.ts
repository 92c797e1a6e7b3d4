/**
 * The errors of services. They know nothing of HTTP: the error handler maps each code to a status.
 */
import { TOKEN_NOT_VALID, USER_NOT_FOUND } from '#contract/extensions.ts';

/** Refuses a request. Clients get the message and the code. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** It does not exist or belongs to another user; clients cannot tell which (API-6). */
export class NotFoundError extends Refusal {
  constructor() {
    super('not_found', 'Not found.');
  }
}

/** The row that was looked for. Throws a `NotFoundError` if there is none. */
export function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new NotFoundError();
  return row;
}

/** One field of the request is invalid. */
export class InvalidFieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The subject of the request was changed since the client saw it. */
export class ConflictError extends Refusal {
  /** As it is now, where it is one thing; or the round that is due. */
  readonly details: { current?: object; round?: number };

  constructor(details: ConflictError['details'] = {}) {
    super('conflict', 'This was changed in the meantime.');
    this.details = details;
  }
}

/** Why a request is not authenticated, in the names of Django's simplejwt. */
const authenticationFailures = {
  no_active_account: 'No active account found with the given credentials',
  not_authenticated: 'Authentication credentials were not provided.',
  [TOKEN_NOT_VALID]: 'Token is invalid or expired',
  [USER_NOT_FOUND]: 'User not found',
};

export class AuthenticationError extends Refusal {
  constructor(code: keyof typeof authenticationFailures) {
    super(code, authenticationFailures[code]);
  }
}

/** The client sends too many requests. */
export class TooManyRequestsError extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(seconds: number, code = 'throttled') {
    super(code, `Request was throttled. Expected available in ${seconds} seconds.`);
    this.retryAfterSeconds = seconds;
  }
}

/** Temporarily unavailable: the database does not respond, or the process is closing. */
export class UnavailableError extends Error {}
