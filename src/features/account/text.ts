import type { EventKind } from '#contract/account.ts';

const device = (browser: string | null, system: string | null) =>
  `${browser ?? '不明なブラウザ'}${system === null ? '' : `(${system})`}`;

export const accountText = {
  page: 'マイページホーム',
  guest: 'ログインするとマイページを表示できます',
  heading: 'アカウント',
  username: 'ユーザ名',
  memberSince: '登録日',
  expiry: '認証有効期限',
  thisDevice: 'この端末',
  signedIn: 'ログイン中',

  export: 'データを書き出す',
  exported: 'バックアップのファイルを渡しました。保存されたか確かめてください',

  passwordHeading: 'パスワード変更',
  current: '現在のパスワード',
  next: '新しいパスワード',
  confirmation: '新しいパスワード(再入力)',
  change: '変更する',
  changed: 'パスワードを変更しました。他の端末はログアウトされました。',
  changeHint: '変更すると、この端末以外はすべてログアウトされます。',
  refusedPassword: 'このパスワードは使えません',
  wrongPassword: 'パスワードが違います。続けて間違えると、しばらく試せません。',

  sessionsHeading: 'ログイン中の端末',
  device,
  lastUse: (time: string) => `最終利用 ${time}`,
  beginning: (time: string) => `ログイン ${time}`,
  address: (address: string) => `IP ${address}`,
  end: 'ログアウトさせる',
  ended: (name: string) => `${name}をログアウトさせました`,
  endOthers: '他の端末をすべてログアウトさせる',
  endedOthers: (count: number) => `${count}台の端末をログアウトさせました`,
  noOthers: '他の端末ではログインしていません',

  eventsHeading: 'ログインと変更の履歴',
  eventsHint: '90日間の履歴です。',
  more: 'さらに表示',
  events: {
    signed_in: 'ログイン',
    signed_out: 'ログアウト',
    session_ended: '端末をログアウトさせました',
    other_sessions_ended: '他の端末をログアウトさせました',
    token_reused: '使用済みの認証情報が使われたため、端末をログアウトさせました',
    password_changed: 'パスワードを変更しました',
    password_reset: '管理者がパスワードを再設定しました',
    signed_out_by_operator: '管理者がすべての端末をログアウトさせました',
    passkey_added: 'パスキーを追加しました',
    passkey_removed: 'パスキーを削除しました',
    exported: 'データを書き出しました',
    imported: 'データを取り込みました',
    calendar_made: 'カレンダー連携のアドレスを作りました',
    calendar_ended: 'カレンダー連携を停止しました',
  } satisfies Record<EventKind, string>,

  deleteHeading: '退会',
  deleteHint:
    'アカウント、勤務時間のデータ、履歴をすべて削除し、すべての端末をログアウトさせます。元に戻せません。',
  typeUsername: '確認のためユーザ名を入力',
  usernameMismatch: 'ユーザ名が一致しません',
  delete: '退会する',
  deleted: '退会しました。アカウントとデータを削除しました。',
} as const;
