export const feedText = {
  heading: 'カレンダー連携',
  hint: '直近90日の記録を、スマートフォンやGoogle、Outlookなどのカレンダーに表示できます(新しいものから5,000件まで)。アドレスを知っている人は記録を見られます。',
  since: (time: string) => `${time}に作ったアドレスで公開しています`,
  make: 'アドレスを作る',
  replace: 'アドレスを作り直す',
  end: '停止する',
  address: 'カレンダーのアドレス',
  made: 'アドレスを作りました。表示は今だけです。',
  replaced: '新しいアドレスを作りました。前のアドレスは使えません。表示は今だけです。',
  ended: '停止しました。前のアドレスは使えません。',
  needsPublic: 'GoogleやOutlookからは、インターネットに公開されたアドレスだけが読めます',
  copy: 'コピー',
  outcome: {
    copied: 'アドレスをコピーしました',
    failed: 'コピーできませんでした。アドレスを選んでコピーしてください。',
  },
  open: 'カレンダーアプリで開く',
} as const;
