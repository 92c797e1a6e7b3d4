/**
 * The errors of services. They know nothing of HTTP: the error handler maps each to a status.
 */
import { USER_NOT_FOUND } from '#contract/extensions.ts';

/** It does not exist or belongs to another user; clients cannot tell which (API-6). */
export class NotFoundError extends Error {
  constructor() {
    super('Not found.');
  }
}

/** One field of the request is invalid. */
export class InvalidFieldError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export type FileErrorCode = `file_${string}` | 'wrong_lines';

/** A file cannot be read; the code says why. */
export class FileError extends Error {
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Nobody waits for the response any more. */
export class AbandonedError extends Error {}

/** What a user can have only so many of. */
export type LimitedKind = 'records' | 'entries' | 'running_entries';

/** The user has as much as is allowed. */
export class LimitReachedError extends Error {
  readonly kind: LimitedKind;

  constructor(kind: LimitedKind, limit: number) {
    super(`No more than ${limit} ${kind.replace('_', ' ')} are allowed.`);
    this.kind = kind;
  }
}

/** What the request is about was changed since the client saw it. */
export class ConflictError extends Error {
  /** As it is now, where it is one thing. */
  readonly current: object | undefined;

  constructor(current?: object) {
    super('This was changed in the meantime.');
    this.current = current;
  }
}

/** A room is at another round than the request. */
export class RoundDueError extends Error {
  readonly round: number;

  constructor(round: number) {
    super('Another round is due.');
    this.round = round;
  }
}

/** The key of a press was used for another request before. */
export class KeyReusedError extends Error {
  constructor() {
    super('This key was used for another request.');
  }
}

/** Why a request is not authenticated, in the names of Django's simplejwt. */
export type AuthenticationFailure =
  | 'no_active_account'
  | 'not_authenticated'
  | 'token_not_valid'
  | typeof USER_NOT_FOUND;

const details: Record<AuthenticationFailure, string> = {
  no_active_account: 'No active account found with the given credentials',
  not_authenticated: 'Authentication credentials were not provided.',
  token_not_valid: 'Token is invalid or expired',
  [USER_NOT_FOUND]: 'User not found',
};

export class AuthenticationError extends Error {
  readonly code: AuthenticationFailure;

  constructor(code: AuthenticationFailure) {
    super(details[code]);
    this.code = code;
  }
}

/** The client sends too many requests. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Request was throttled. Expected available in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Only the host of a room may do this. */
export class NotHostError extends Error {
  constructor() {
    super('Only the host may do this.');
  }
}

/** The server, or a room, has as much as it takes from all together. */
export class FullError extends Error {}

/** Temporarily unavailable: the database does not respond, or the process is closing. */
export class UnavailableError extends Error {}
