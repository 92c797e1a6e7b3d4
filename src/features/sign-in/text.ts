import type { CredentialProblem } from '#domain/session/credentials.ts';
import type { ApiError } from '#lib/api-error.ts';
import { text as sessionText } from '#session/text.ts';

const failed = 'エラーが発生しました';

export const text = {
  signInHeading: 'ログイン',
  registerHeading: '新規登録',
  sessionHeading: 'セッション',
  username: 'ユーザ名',
  password: 'パスワード',
  confirmation: 'パスワード(再入力)',
  signIn: 'ログイン',
  toRegister: '新規登録',
  register: '登録',
  backToSignIn: 'ログインに戻る',
  registered: '登録しました。ログインしてください。',
  signOut: 'ログアウト',
  continueSession: 'セッション継続',
  continueFor: (remaining: string) => `セッション継続 ${remaining}`,
  expiresAt: (time: string) => `認証有効期限 ${time}`,
  expiresWithin: {
    'five-minutes': '5分以内にセッションが終了します',
    'one-minute': '1分以内にセッションが終了します',
  },
  usernameProblem: {
    missing: 'ユーザ名を入力してください',
    length: '4~16文字で入力してください',
  } satisfies Record<CredentialProblem, string>,
  passwordProblem: {
    missing: 'パスワードを入力してください',
    length: '4~16文字で入力してください',
  } satisfies Record<CredentialProblem, string>,
  mismatch: 'パスワードが一致しません',
  cookiesDisabled: 'クッキーが無効のため、ログインできません。ブラウザの設定で有効にしてください。',
  refreshRefused: '有効なリフレッシュトークンではありません',
  dateTime: (date: string, dayOfWeek: string, time: string) => `${date}(${dayOfWeek}) ${time}`,

  /** The texts of the customer's section 8; anything but an `ApiError` went wrong on the page. */
  signInFailed: ({ failure }: ApiError) => {
    if (failure.kind !== 'response') return failed;
    if (failure.status === 429) return sessionText.tooMany;
    return `ユーザ名またはパスワードが違います (${failure.status})`;
  },
  registerFailed: ({ failure }: ApiError) => {
    switch (failure.kind) {
      case 'response':
        return failure.status === 429 ? sessionText.tooMany : 'そのユーザ名は登録済です';
      case 'no-response':
        return 'requestにエラーが発生しました';
      case 'no-token':
      case 'other':
        return failed;
    }
  },
  refreshFailed: ({ failure }: ApiError) =>
    failure.kind === 'response' && failure.status === 429 ? sessionText.tooMany : failed,
} as const;
