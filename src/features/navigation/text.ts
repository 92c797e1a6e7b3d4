const themes = { system: 'システム', light: 'ライト', dark: 'ダーク' } as const;

export const text = {
  heading: 'ナビゲーション',
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  menu: 'メニュー',
  subNavigation: (name: string) => `${name}の項目`,
  themeNow: (mode: keyof typeof themes) => `テーマ: ${themes[mode]}`,
} as const;
