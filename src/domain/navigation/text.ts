/** Labels of entries whose address does not say them (customer's section 2). */
const labels: Readonly<Record<string, string>> = {
  '/Roulette': 'ルーレット',
  '/Mypage': 'マイページホーム',
  '/Mypage/Bank': '銀行',
  '/Mypage/Address': '住所',
};

export const text = {
  /** What an entry is called: its label, or the last part of its path. */
  entry: (path: string): string => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (
      labels[path] ??
      name.replace(/^List(?=[A-C]$)/, 'リスト').replace(/^Setting(?=[A-G]$)/, '設定')
    );
  },
} as const;
