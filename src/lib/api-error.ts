import { isAxiosError } from 'axios';

/** Why a call failed: the server said no, nothing came back, nobody was signed in, or the page itself went wrong. */
export type ApiFailure =
  | { kind: 'response'; status: number; data: unknown }
  | { kind: 'no-response'; reason: 'timeout' | 'network' }
  | { kind: 'no-token' }
  | { kind: 'other' };

/** The one shape in which a failed call reaches the rest of the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(failure.kind === 'response' ? `status ${failure.status}` : failure.kind, { cause });
    this.failure = failure;
  }
}

/** Turns whatever a call threw into an `ApiError`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) return new ApiError({ kind: 'other' }, error);
  if (error.response) {
    const { status, data } = error.response;
    return new ApiError({ kind: 'response', status, data }, error);
  }
  // Without a request it never left the page: a wrong setting, not a silent server.
  if (!error.request) return new ApiError({ kind: 'other' }, error);
  const reason =
    error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
  return new ApiError({ kind: 'no-response', reason }, error);
}

/** Whether the same call may go through later: no answer, a server in trouble, or too many calls. */
export function isTransient(error: unknown): boolean {
  const { failure } = toApiError(error);
  if (failure.kind === 'response') return failure.status >= 500 || failure.status === 429;
  return failure.kind === 'no-response';
}
