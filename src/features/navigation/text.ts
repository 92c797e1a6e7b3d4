import { type SubNavigation, subNavigations } from '#domain/navigation/sections.ts';

/** Labels of entries whose address does not say them. */
const labels: Readonly<Record<string, string>> = {
  '/Roulette': 'ルーレット',
  '/Mypage': 'マイページホーム',
  '/Mypage/Bank': '銀行',
  '/Mypage/Address': '住所',
};

/** What an entry is for, where its label does not say it: the description of its tab. */
const descriptions: Readonly<Record<string, string>> = {
  '/Roulette/ListA': '自分のリスト',
  '/Roulette/ListB': '自分のリスト',
  '/Roulette/ListC': '自分のリスト',
  '/Roulette/Spin': '大画面',
  '/Roulette/SettingA': '抽選',
  '/Roulette/SettingB': '音',
  '/Roulette/SettingC': '履歴と証明',
};

/** What an entry is called: its label, or the last part of its path. */
function entry(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    labels[path] ?? name.replace(/^List(?=[A-C]$)/, 'リスト').replace(/^Setting(?=[A-G]$)/, '設定')
  );
}

/** The bank is an entry of Mypage and the first of its own: two tabs, told apart by their names. */
function tab(name: SubNavigation, path: string): string {
  return name === 'Bank' && path === subNavigations.Bank[0] ? '銀行ホーム' : entry(path);
}

export const navigationText = {
  heading: 'ナビゲーション',
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  menu: 'メニュー',
  entry,
  tab,
  description: (path: string) => descriptions[path],
  subNavigation: (name: string) => `${name}の項目`,
  captions: { home: '勤務時間・くじ', roulette: 'くじを引く', account: 'アカウント' },
  all: 'すべて',
  fewer: '閉じる',
  theme: 'テーマ',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク' },
} as const;
