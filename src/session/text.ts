import type { ApiError } from '#lib/api-error.ts';

const failed = 'エラー';
const noToken = '認証エラー';
const tooMany = 'しばらくしてからもう一度お試しください';

/** What the screen says when a call that needs somebody signed in has failed (customer's section 8). */
export const text = {
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
