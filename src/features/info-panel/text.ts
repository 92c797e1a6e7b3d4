export const infoPanelText = {
  heading: '情報',
  network: {
    heading: '通信',
    ip: 'IP',
    nextUpdate: '次回更新',
    responseTime: '応答時間',
    interval: '間隔',
    milliseconds: (value: number) => `${value} ms`,
    seconds: (value: number) => `${value.toFixed(3)} 秒`,
  },
  auth: {
    heading: '認証',
    userId: 'ユーザID',
    username: 'ユーザ名',
    uuid: 'UUID',
    expiry: '有効期限',
    guest: 'ゲスト',
    noUuid: '--------',
  },
  clock: { heading: '時計', now: '現在時刻' },
  /** Shown for a missing value. */
  none: '-',
} as const;
