import type { CredentialProblem } from '#domain/session/credentials.ts';
import { type ApiFailure, toApiError } from '#lib/http/api-error.ts';
import { loadingText } from '#loading/text.ts';

const failed = 'エラー';
const noToken = '認証エラー';
const tooMany = 'しばらくしてからもう一度お試しください';
const unreachable = '通信できません';
const late = '応答がありません。もう一度お試しください';

/** The cause that the customer's texts leave out of a failed call; `undefined` where they say it. */
function causeOf(failure: ApiFailure): string | undefined {
  if (failure.kind === 'no-response') return failure.reason === 'timeout' ? late : unreachable;
  return failure.kind === 'response' && failure.status === 429 ? tooMany : undefined;
}

/** The customer's text for a failed call, and below it the reason, which that leaves out. */
function withCause(text: string, failure: ApiFailure): string {
  const cause = causeOf(failure);
  return cause === undefined ? text : `${text}\n${cause}`;
}

export const sessionText = {
  noToken,
  tooMany,
  unreachable,
  late,
  withCause,
  passwordProblem: {
    missing: 'パスワードを入力してください',
    length: '4~16文字で入力してください',
  } satisfies Record<CredentialProblem, string>,
  mismatch: 'パスワードが一致しません',
  /** The messages for failed calls that need a session (TRK-6). */
  callFailed: (error: unknown): string => {
    const problem = loadingText.problemOf(error);
    if (problem !== undefined) return problem;
    const { failure } = toApiError(error);
    if (failure.kind === 'no-token') return noToken;
    if (failure.kind === 'response' && failure.status === 401) return 'ログインしてください';
    return withCause(failed, failure);
  },
} as const;
