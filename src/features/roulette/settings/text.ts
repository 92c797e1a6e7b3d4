export const settingsText = {
  draws: '設定A: 抽選',
  noRepeatMeaning:
    '当たった項目に線を引き、次の抽選から外します。くじとリストごとに、このブラウザに残ります。決め方は同じで、残りの項目から選びます。',
  sound: '設定B: 音',
  ticks: '進むときの音',
  volume: '音量',
  percent: (value: number) => `${value}%`,
  speak: '結果を読み上げる',
  cannotSpeak: 'このブラウザは読み上げに対応していません',
  paperStrips: '紙吹雪',
  sample: '試しに鳴らす',
  historyAndProof: '設定C: 履歴と証明',
} as const;
