export const findText = {
  heading: '記録を探す',
  words: '言葉(作業、グループ、メモ)',
  task: '作業',
  allTasks: 'すべての作業',
  first: '開始日',
  last: '終了日',
  backwards: '開始日以降の日を選んでください',
  found: (count: number, sum: string) => `${count}件 ${sum}`,
  none: '見つかりません',
  offline: 'つながると表示します',
  more: 'さらに表示',
  dayOfYear: (year: string, day: string) => `${year}年${day}`,
} as const;
