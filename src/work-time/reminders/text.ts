import type { ReminderKind } from '#domain/work-time/reminders.ts';

export const remindersText = {
  heading: '知らせる',
  switches: {
    target: '目安に達したとき',
    long: '長く計測中のとき',
    pause: '休憩の目安',
    evening: '終わりの時刻',
  } satisfies Record<ReminderKind, string>,
  hours: '時間',
  hoursAfter: (hours: number) => `${hours}時間`,
  time: '時刻',
  /** The reason why no switch can be on, and what helps. */
  obstacles: {
    insecure: 'httpsで開くと使えます',
    home: 'ホーム画面に追加すると使えます',
    browser: 'このブラウザでは使えません',
    denied: 'ブラウザの設定で通知がブロックされています。許可すると使えます',
  },
  open: 'このページかアプリが開いている間に知らせます',
  iPhone: 'iPhoneでは、アプリを開いている間だけ知らせます',
  pauseHint: '休憩の目安は、6時間働いて休憩が合わせて45分に満たないときです',
  titles: {
    target: '目安に達しました',
    long: '長く計測中です',
    pause: '休憩の目安です',
    evening: '終わりの時刻です',
  } satisfies Record<ReminderKind, string>,
  /** The buttons of a notice. */
  press: '停止',
  later: '10分後',
  body: (name: string, since: string) => `「${name}」${since}から計測中`,
} as const;
