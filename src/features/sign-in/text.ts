import type { CredentialProblem } from '#domain/session/credentials.ts';
import type { NewUsernameProblem } from '#domain/session/username.ts';
import type { ApiError } from '#lib/http/api-error.ts';
import { sessionText } from '#session/text.ts';

const failed = 'エラーが発生しました';
const serverFailed = 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください';
const { withCause } = sessionText;
const refreshRefused = '有効なリフレッシュトークンではありません';
const taken = 'そのユーザ名は登録済です';

export const signInText = {
  signInHeading: 'ログイン',
  registerHeading: '新規登録',
  sessionHeading: 'セッション',
  username: 'ユーザ名',
  password: 'パスワード',
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
  waiting: '通信を待っています…',
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
  cookiesDisabled: 'クッキーが無効のため、ログインできません。ブラウザの設定で有効にしてください。',
  cookiesNotKept:
    'クッキーを保存できません。https://のアドレスで開くか、このサイトのクッキーを消してください',
  sessionTooLarge: 'ログイン情報が大きすぎるため、このブラウザに保存できません',
  refreshRefused,
  /** The customer's text, and below it what happened. */
  sessionRefused: `${refreshRefused}\nこの端末はログアウトされました。もう一度ログインしてください`,
  dateTime: (date: string, dayOfWeek: string, time: string) => `${date}(${dayOfWeek}) ${time}`,

  /** SES-7, SES-9. */
  signInFailed: ({ failure }: ApiError) => {
    if (failure.kind !== 'response') return withCause(failed, failure);
    const wrong = `ユーザ名またはパスワードが違います (${failure.status})`;
    return failure.status >= 500 ? `${wrong}\n${serverFailed}` : withCause(wrong, failure);
  },
  /** Words by which servers say that a name is taken; Django's and ours among them. */
  taken: /exist|taken|already|registered|登録済|使われて|存在/i,
  /** @param isUnknown whether the server refused a field that the form does not have */
  registerFailed: ({ failure }: ApiError, isUnknown: boolean) => {
    if (failure.kind === 'no-response') return withCause('requestにエラーが発生しました', failure);
    if (failure.kind !== 'response') return failed;
    if (failure.status >= 500) return `${taken}\n${serverFailed}`;
    return isUnknown
      ? `${taken}\nサーバーがこの入力を受け付けませんでした`
      : withCause(taken, failure);
  },
  /** At the field that a server refused. */
  refused: { username: 'このユーザ名は使えません', password: 'このパスワードは使えません' },
  refreshFailed: ({ failure }: ApiError) => withCause(failed, failure),
} as const;
