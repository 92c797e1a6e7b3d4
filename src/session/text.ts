import type { ApiError } from '#lib/http/api-error.ts';

const failed = 'エラー';
const noToken = '認証エラー';
const tooMany = 'しばらくしてからもう一度お試しください';

/** The messages for failed calls that need a session (TRK-6). */
export const sessionText = {
  tooMany,
  noToken,
  callFailed: ({ failure }: ApiError): string => {
    switch (failure.kind) {
      case 'response':
        if (failure.status === 401) return 'ログインしてください';
        return failure.status === 429 ? tooMany : failed;
      case 'no-response':
        return failure.reason === 'timeout' ? '応答がありません。もう一度お試しください' : failed;
      case 'no-token':
        return noToken;
      case 'other':
        return failed;
    }
  },
} as const;
