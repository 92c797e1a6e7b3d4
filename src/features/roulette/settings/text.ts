export const settingsText = {
  heading: 'くじの設定',
  part: (letter: string, heading: string) => `設定${letter}: ${heading}`,
  draws: '引き方',
  noRepeatMeaning:
    '当たった項目に線を引き、次の抽選から外します。くじとリストごとに、このブラウザに残ります。決め方は同じで、残りの項目から選びます。',
  sameNamesMeaning:
    '同じ名前の行が2つ以上あれば、1つ当たるとその名前の行を全部外します。当たった項目を除くときに効きます。',
  show: '音と演出',
  ticks: '回転中の音',
  volume: '音量',
  percent: (value: number) => `${value}%`,
  speak: '結果を読み上げる',
  spokenNow: '読み上げます',
  cannotSpeak: 'このブラウザは読み上げに対応していません',
  showKind: '演出',
  shows: { standard: '標準', quiet: '静か', lively: 'にぎやか' },
  showMeaning:
    '紙吹雪、音の種類、待っている間の光が変わります。静かでは紙吹雪も光もありません。3秒と回転中の音はそのままです。',
  sample: '音を試す',
  historyAndProof: '履歴と証明',
} as const;
