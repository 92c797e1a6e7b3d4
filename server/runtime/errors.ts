/**
 * The errors of services. They know nothing of HTTP: the error handler maps each to a status.
 */
import { USER_NOT_FOUND } from '#contract/extensions.ts';

/** Refuses what was asked for; clients are told the message, and the code. */
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

/** Things of which a user can have only so many. */
export type LimitedKind = 'records' | 'entries' | 'running_entries';

/** The user has as much as is allowed. */
export class LimitReachedError extends Refusal {
  constructor(kind: LimitedKind, limit: number) {
    super(`too_many_${kind}`, `No more than ${limit} ${kind.replace('_', ' ')} are allowed.`);
  }
}

/** The subject of the request was changed since the client saw it. */
export class ConflictError extends Refusal {
  /** As it is now, where it is one thing; or the round that is due. */
  readonly told: { current?: object; round?: number };

  constructor(told: ConflictError['told'] = {}) {
    super('conflict', 'This was changed in the meantime.');
    this.told = told;
  }
}

/** The key of a press was used for another request before. */
export class KeyReusedError extends Refusal {
  constructor() {
    super('key_reused', 'This key was used for another request.');
  }
}

/** Why a request is not authenticated, in the names of Django's simplejwt. */
const authenticationFailures = {
  no_active_account: 'No active account found with the given credentials',
  not_authenticated: 'Authentication credentials were not provided.',
  token_not_valid: 'Token is invalid or expired',
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

  constructor(seconds: number) {
    super('throttled', `Request was throttled. Expected available in ${seconds} seconds.`);
    this.retryAfterSeconds = seconds;
  }
}

/** Only the host of a room may do this. */
export class NotHostError extends Refusal {
  constructor() {
    super('permission_denied', 'Only the host may do this.');
  }
}

/** The server, or a room, has as much as it takes from all together. */
export class FullError extends Refusal {
  constructor(message: string) {
    super('full', message);
  }
}

/** Temporarily unavailable: the database does not respond, or the process is closing. */
export class UnavailableError extends Error {}
