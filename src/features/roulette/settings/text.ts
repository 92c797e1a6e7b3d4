export const settingsText = {
  draws: '設定A: 抽選',
  noRepeatMeaning:
    '当たった項目に線を引き、次の抽選から外します。くじとリストごとに、このブラウザに残ります。くじ引きの規則は同じで、残りの項目から選びます。',
  historyAndProof: '設定C: 履歴と証明',
} as const;
