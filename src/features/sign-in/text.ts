import type { CredentialProblem } from '#domain/session/credentials.ts';
import type { NewUsernameProblem } from '#domain/session/username.ts';
import type { ApiError, ApiFailure } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';
import type { RegistrationFailure } from './registration-failure.ts';

const failed = 'エラーが発生しました';
const serverFailed = 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください';
const taken = 'そのユーザ名は登録済です';
const fields = { username: 'ユーザ名', password: 'パスワード' } as const;

/** The customer's text, and on a second line what it leaves out. */
const twoLines = (first: string, second: string) => `${first}\n${second}`;

/** Names the cause where there is no connection. */
const withCause = (text: string, failure: ApiFailure) =>
  failure.kind === 'no-response' && failure.reason === 'network'
    ? twoLines(text, sessionText.unreachable)
    : text;

export const signInText = {
  signInHeading: 'ログイン',
  registerHeading: '新規登録',
  sessionHeading: 'セッション',
  ...fields,
  confirmation: 'パスワード(再入力)',
  signIn: 'ログイン',
  signInByPasskey: 'パスキーでログイン',
  toRegister: '新規登録',
  register: '登録',
  backToSignIn: 'ログインに戻る',
  registered: '登録しました。ログインしてください。',
  signOut: 'ログアウト',
  unsent: {
    heading: (count: number) => `未送信の操作が${count}件あります`,
    explanation: '残した操作は、このブラウザで次に同じユーザがログインすると送信されます。',
    keep: '残してログアウト',
    discard: '破棄してログアウト',
    cancel: 'キャンセル',
  },
  signOutPending:
    'この端末ではログアウトしました。サーバーでのログアウトは、つながりしだい完了します。',
  continueSession: 'セッション継続',
  days: (days: number, clock: string) => `${days}日${clock}`,
  expiresAt: (time: string) => `認証有効期限 ${time}`,
  expiresWithin: {
    'five-minutes': '5分以内にセッションが終了します',
    'one-minute': '1分以内にセッションが終了します',
  },
  usernameProblem: {
    missing: 'ユーザ名を入力してください',
    length: '4~16文字で入力してください',
    characters: '使用できない文字が含まれています',
  } satisfies Record<CredentialProblem | NewUsernameProblem, string>,
  passwordProblem: {
    missing: 'パスワードを入力してください',
    length: '4~16文字で入力してください',
  } satisfies Record<CredentialProblem, string>,
  mismatch: 'パスワードが一致しません',
  cookiesDisabled: 'クッキーが無効のため、ログインできません。ブラウザの設定で有効にしてください。',
  sessionTooLarge: 'ログイン情報が大きすぎるため、このブラウザに保存できません',
  refreshRefused: '有効なリフレッシュトークンではありません',
  dateTime: (date: string, dayOfWeek: string, time: string) => `${date}(${dayOfWeek}) ${time}`,

  /** SES-7, SES-9. */
  signInFailed: ({ failure }: ApiError) => {
    if (failure.kind !== 'response') return withCause(failed, failure);
    const wrong = `ユーザ名またはパスワードが違います (${failure.status})`;
    if (failure.status === 429) return twoLines(wrong, sessionText.tooMany);
    return failure.status >= 500 ? twoLines(wrong, serverFailed) : wrong;
  },
  /** How servers say that a name is taken; Django's words and ours among them. */
  taken: /exist|taken|already|registered|登録済|使われて|存在/i,
  /** @param refusal why the server refused, if it responded */
  registerFailed: ({ failure }: ApiError, refusal: RegistrationFailure | null) => {
    if (refusal) return refused(refusal);
    return failure.kind === 'no-response'
      ? withCause('requestにエラーが発生しました', failure)
      : failed;
  },
  refreshFailed: ({ failure }: ApiError) =>
    failure.kind === 'response' && failure.status === 429
      ? sessionText.tooMany
      : withCause(failed, failure),
} as const;

function refused(failure: RegistrationFailure): string {
  switch (failure.kind) {
    case 'taken':
      return taken;
    case 'too-many':
      return twoLines(taken, sessionText.tooMany);
    case 'server':
      return twoLines(taken, serverFailed);
    case 'fields': {
      const named = failure.fields.map((field) => fields[field]).join('、');
      return twoLines(taken, `サーバーがこの入力を受け付けませんでした${named && `: ${named}`}`);
    }
  }
}
