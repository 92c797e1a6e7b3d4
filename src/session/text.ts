import type { ApiError } from '#lib/http/api-error.ts';

const failed = 'エラー';
/** The cause, on a line of its own below the customer's text. */
const unreachable = '通信できません';
const noToken = '認証エラー';
const tooMany = 'しばらくしてからもう一度お試しください';

/** The messages for failed calls that need a session (TRK-6). */
export const sessionText = {
  tooMany,
  noToken,
  unreachable,
  callFailed: ({ failure }: ApiError): string => {
    switch (failure.kind) {
      case 'response':
        if (failure.status === 401) return 'ログインしてください';
        return failure.status === 429 ? tooMany : failed;
      case 'no-response':
        return failure.reason === 'timeout'
          ? '応答がありません。もう一度お試しください'
          : `${failed}\n${unreachable}`;
      case 'no-token':
        return noToken;
      case 'other':
        return failed;
    }
  },
} as const;
