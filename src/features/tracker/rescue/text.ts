import type { RescueChip } from '#domain/work-time/rescue.ts';

export const rescueText = {
  heading: '止め忘れていませんか',
  question: (name: string, beginning: string) => `「${name}」が${beginning}から動いています`,
  chooseEnd: '終了時刻を選ぶ',
  chips: {
    lastActivity: (time: string) => `最後の操作 ${time}`,
    evening: (time: string) => time,
    oneHour: (time: string) => `1時間後 ${time}`,
  } satisfies Record<RescueChip, (time: string) => string>,
  end: '終了日時',
  save: 'この時刻で終了',
  goesOn: 'まだ作業中',
  delete: 'この記録を削除',
  ended: (name: string, end: string) => `「${name}」を${end}で終了しました`,
} as const;
