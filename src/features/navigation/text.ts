import { type Section, type SubNavigation, subNavigations } from '#domain/navigation/sections.ts';

/** The labels of entries that are called otherwise than their addresses. */
const labels: Readonly<Record<string, string>> = {
  '/Roulette': 'ルーレット',
  '/Mypage': 'マイページホーム',
  '/Mypage/Bank': '銀行',
  '/Mypage/Address': '住所',
};

/** The purpose of an entry, where its label does not say it: the description of its tab. */
const descriptions: Readonly<Record<string, string>> = {
  '/Roulette/Spin': '大画面',
  '/Roulette/SettingA': '引き方',
  '/Roulette/SettingB': '音と演出',
  '/Roulette/SettingC': '履歴と証明',
};

/** The labels of tabs in the one row of those with content; a tab may lead to several pages. */
const shortLabels: Readonly<Record<string, string>> = {
  '/Roulette/Spin': '大画面',
  '/Roulette/SettingA': '設定',
};

/** The content of sections that have some. */
const captions: Readonly<Partial<Record<Section, string>>> = {
  Home: '勤務時間・くじ',
  Roulette: 'くじを引く',
  Mypage: 'アカウント',
};

/** The name of an entry: its label, or the last part of its path. */
function entry(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    labels[path] ?? name.replace(/^List(?=[A-Z]$)/, 'リスト').replace(/^Setting(?=[A-G]$)/, '設定')
  );
}

/** The bank is an entry of Mypage and the first of its own: two tabs, told apart by their names. */
function tab(name: SubNavigation, path: string): string {
  return name === 'Bank' && path === subNavigations.Bank[0] ? '銀行ホーム' : entry(path);
}

export const navigationText = {
  licences: 'ライセンス',
  heading: 'ナビゲーション',
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  menu: 'メニュー',
  entry,
  tab,
  shortTab: (path: string) => shortLabels[path] ?? entry(path),
  description: (path: string) =>
    path.startsWith('/Roulette/List') ? '自分のリスト' : descriptions[path],
  subNavigation: (name: string) => `${name}の項目`,
  captions,
  all: 'ほかのページ',
  fewer: '閉じる',
  theme: 'テーマ',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク' },
} as const;
