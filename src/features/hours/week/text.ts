export const weekText = {
  heading: 'カレンダー',
  entry: (name: string, span: string, note: string) =>
    note === '' ? `${name} ${span}` : `${name} ${span} ${note}`,
  gap: (span: string) => `空き ${span}`,
  hour: (hour: number) => `${hour}:00`,
  sumOf: (sum: string, target: string) => `${sum} / ${target}`,
  moved: (name: string, span: string) => `「${name}」を${span}に変更しました`,
} as const;
