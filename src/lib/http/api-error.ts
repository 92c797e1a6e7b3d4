import { isAxiosError } from 'axios';

/**
 * The cause of a failed call: an error response, no response, no token, or an error of the page itself.
 */
export type ApiFailure =
  | { kind: 'response'; status: number; data: unknown }
  | { kind: 'no-response'; reason: 'timeout' | 'network' }
  | { kind: 'no-token' }
  | { kind: 'other' };

/** The only error that calls throw to the rest of the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(failure.kind === 'response' ? `status ${failure.status}` : failure.kind, { cause });
    this.failure = failure;
  }
}

/** Converts any error of a call into an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return new ApiError({ kind: 'other' }, error);
  if (error.response) {
    const { status, data } = error.response;
    return new ApiError({ kind: 'response', status, data }, error);
  }
  // Without a request the error is in the page, such as a wrong setting.
  if (!error.request) return new ApiError({ kind: 'other' }, error);
  const reason =
    error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
  return new ApiError({ kind: 'no-response', reason }, error);
}

/** True if the server refused a call with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  const { failure } = toApiError(error);
  return failure.kind === 'response' && statuses.includes(failure.status);
}

/** It took too long, came too early, or there were too many. */
const REFUSED_FOR_NOW = [408, 425, 429];

/**
 * True if the same call may succeed later: no response, a 5xx, or a request that is refused for now.
 */
export function isTransient(error: unknown): boolean {
  const { failure } = toApiError(error);
  if (failure.kind === 'response') {
    return failure.status >= 500 || REFUSED_FOR_NOW.includes(failure.status);
  }
  return failure.kind === 'no-response';
}
