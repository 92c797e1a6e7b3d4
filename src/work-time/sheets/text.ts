/** The names of presses in the list of what is not sent yet. */
export const sheetsText = {
  settings: '勤務表の設定',
  mark: (day: string) => `日の区分 ${day.replaceAll('-', '/')}`,
} as const;
